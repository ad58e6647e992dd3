#include "lesson/lesson_error.hpp"

#include "lesson/text/terminal_text.hpp"
#include "picture/text/utf8.hpp"

namespace lozenge {

namespace {

/// A message quotes what the file holds, which may be as long as the file.
std::string shortened(const std::string& message)
{
    constexpr std::size_t kept = 200;
    if (message.size() <= 2 * kept + 5)
        return message;
    std::size_t head = kept;
    while (head > 0 && continuesLetter(message[head]))
        --head;
    std::size_t tail = message.size() - kept;
    while (tail < message.size() && continuesLetter(message[tail]))
        ++tail;
    return message.substr(0, head) + " ... " + message.substr(tail);
}

} // namespace

void fail(LessonError error)
{
    throw error;
}

std::optional<LessonError> mistakeIn(const std::function<void()>& work)
{
    try {
        work();
        return std::nullopt;
    } catch (LessonError& error) {
        return std::move(error);
    }
}

std::string LessonError::text() const
{
    std::string text = file.starts_with("--set ") ? shortened(file) : file;
    if (line > 0)
        text += ":" + std::to_string(line) + ":" + std::to_string(column);
    return escapedForTerminal((text.empty() ? "" : text + ": ") +
                              shortened(message)); // a file may hold anything, also in a name that is quoted
}

} // namespace lozenge
