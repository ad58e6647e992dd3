#include "lesson/lesson_error.hpp"

#include <algorithm>

namespace lozenge {

std::string LessonError::text() const
{
    std::string text = file;
    if (line > 0)
        text += ":" + std::to_string(line) + ":" + std::to_string(column);
    text += ": " + message;
    // A file may hold anything, also in a name that the message quotes.
    std::replace_if(text.begin(), text.end(), [](unsigned char c) { return c < ' ' || c == 127; }, ' ');
    return text;
}

} // namespace lozenge
