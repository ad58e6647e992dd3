#pragma once

#include <array>
#include <charconv>
#include <string>

namespace lozenge {

/// Appends the shortest text that reads back as the same number.
template <typename Number>
void appendNumber(std::string& text, Number number)
{
    std::array<char, 32> digits;
    text.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

template <typename Number>
std::string numberText(Number number)
{
    std::string text;
    appendNumber(text, number);
    return text;
}

} // namespace lozenge
