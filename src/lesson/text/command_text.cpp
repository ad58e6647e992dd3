#include "lesson/text/command_text.hpp"

#include "lesson/text/terminal_text.hpp"

#include <array>
#include <charconv>
#include <cmath>

namespace lozenge {
namespace {

std::string quoted(std::string_view text)
{
    std::string word = "'";
    for (const char c : text)
        word += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return word + "'";
}

/// Controls are not left as they are even between quotes: a terminal obeys them before the shell reads the command.
std::string spelled(std::string_view text)
{
    std::string word = "$'";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\'' || c == '\\')
            word += std::string("\\") + c;
        else if (byte >= ' ' && byte < 127)
            word += c;
        else
            word += {'\\', 'x', "0123456789abcdef"[byte >> 4], "0123456789abcdef"[byte & 15U]};
    }
    return word + "'";
}

} // namespace

std::string shellWord(const std::string& text)
{
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_@%+=:,./-";
    // A word that begins with "=" is the path of a program to some shells.
    if (!text.empty() && text.front() != '=' && text.find_first_not_of(plain) == std::string::npos)
        return text;
    return needsNoEscape(text) ? quoted(text) : spelled(text);
}

std::string commandText(std::string_view command, const std::string& lesson, const std::vector<std::string>& options)
{
    std::string text = command.empty() ? "lozenge" : "lozenge " + std::string(command);
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

std::string exactText(double number)
{
    // Whole numbers that are too large for TOML's integers are written as floats.
    std::array<char, 64> digits{};
    char* const last = digits.data() + digits.size();
    const auto [end, error] = std::abs(number) < 1e15
                                  ? std::to_chars(digits.data(), last, number)
                                  : std::to_chars(digits.data(), last, number, std::chars_format::scientific);
    return {digits.data(), end};
}

std::string tomlString(std::string_view words)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text = "\"";
    for (const char c : words) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            text += {'\\', c};
        else if (c == '\n')
            text += "\\n";
        else if (byte < ' ' || c == '\x7f')
            text += {'\\', 'u', '0', '0', digits[byte >> 4U], digits[byte & 15U]};
        else
            text += c;
    }
    return text + '"';
}

} // namespace lozenge
