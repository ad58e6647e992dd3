#include "lesson/text/terminal_text.hpp"

#include "picture/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace lozenge {
namespace {

struct Range {
    char32_t first, last;
};

/// Controls of ASCII and of C1, marks and turns of direction, breaks of lines, and characters that leave no mark.
constexpr std::array hidden{Range{0x00, 0x1F},     Range{0x7F, 0x9F},     Range{0x61C, 0x61C},
                            Range{0x180E, 0x180E}, Range{0x200B, 0x200B}, Range{0x200E, 0x200F},
                            Range{0x2028, 0x202E}, Range{0x2060, 0x206F}, Range{0xFEFF, 0xFEFF},
                            Range{0xFFF9, 0xFFFB}, Range{0xFFFE, 0xFFFF}, Range{0xE0000, 0xE0FFF}};

bool isHidden(char32_t code)
{
    return std::any_of(hidden.begin(), hidden.end(),
                       [code](const Range& range) { return code >= range.first && code <= range.last; });
}

void appendSpelled(std::string& line, std::string_view prefix, std::uint32_t value, int digits)
{
    line += prefix;
    for (int digit = digits - 1; digit >= 0; --digit)
        line += "0123456789abcdef"[value >> (4 * digit) & 15U];
}

} // namespace

std::string escapedForTerminal(std::string_view text)
{
    std::string line;
    line.reserve(text.size());
    eachLetter(text, [&](char32_t code, std::string_view bytes) {
        if (code == U'\uFFFD' && bytes.size() == 1) // a byte of no character
            appendSpelled(line, "\\x", static_cast<unsigned char>(bytes.front()), 2);
        else if (code == '\n' || code == '\t')
            line += ' ';
        else if (!isHidden(code))
            line += bytes;
        else if (code < 0x100)
            appendSpelled(line, "\\x", code, 2);
        else
            appendSpelled(line, code < 0x10000 ? "\\u" : "\\U", code, code < 0x10000 ? 4 : 8);
    });
    return line;
}

bool needsNoEscape(std::string_view text)
{
    return escapedForTerminal(text) == text;
}

} // namespace lozenge
