#include "lesson/command_text.hpp"

namespace lozenge {

std::string shellWord(const std::string& text)
{
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_@%+=:,./-";
    if (!text.empty() && text.find_first_not_of(plain) == std::string::npos)
        return text;
    std::string quoted = "'";
    for (const char c : text)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string commandText(std::string_view command, const std::string& lesson, const std::vector<std::string>& options)
{
    std::string text = "lozenge";
    if (!command.empty())
        text += " " + std::string(command);
    // A file whose name begins like an option is not one.
    text += " " + shellWord(lesson.starts_with('-') ? "./" + lesson : lesson);
    for (const std::string& option : options)
        text += " " + shellWord(option);
    return text;
}

void addOverrides(std::vector<std::string>& options, const std::vector<std::string>& overrides)
{
    for (const std::string& text : overrides)
        options.insert(options.end(), {"--set", text});
}

} // namespace lozenge
