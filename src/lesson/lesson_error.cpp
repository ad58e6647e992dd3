#include "lesson/lesson_error.hpp"

#include <algorithm>
#include <string_view>

namespace lozenge {

namespace {

/// A message quotes what the file holds, which may be as long as the file.
std::string shortened(const std::string& message)
{
    constexpr std::size_t kept = 200;
    if (message.size() <= 2 * kept + 5)
        return message;
    const auto isMiddleOfLetter = [&](std::size_t at) { return (message[at] & 0xC0) == 0x80; };
    std::size_t head = kept;
    while (head > 0 && isMiddleOfLetter(head))
        --head;
    std::size_t tail = message.size() - kept;
    while (tail < message.size() && isMiddleOfLetter(tail))
        ++tail;
    return message.substr(0, head) + " ... " + message.substr(tail);
}

/// Unicode has line breaks of its own beyond those of ASCII.
void replaceLineBreaks(std::string& text)
{
    for (const std::string_view lineBreak : {"\xC2\x85", "\xE2\x80\xA8", "\xE2\x80\xA9"})
        for (auto at = text.find(lineBreak); at != std::string::npos; at = text.find(lineBreak, at))
            text.replace(at, lineBreak.size(), " ");
}

} // namespace

std::string LessonError::text() const
{
    std::string text = file.starts_with("--set ") ? shortened(file) : file;
    if (line > 0)
        text += ":" + std::to_string(line) + ":" + std::to_string(column);
    text += ": " + shortened(message);
    // A file may hold anything, also in a name that the message quotes.
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < ' ' || c == 127; }, ' ');
    replaceLineBreaks(text);
    return text;
}

} // namespace lozenge
