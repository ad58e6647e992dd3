#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
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

/// A whole number with zeros before it, up to so many digits.
inline std::string paddedNumber(std::uint64_t number, std::size_t digits)
{
    std::string text = std::to_string(number);
    return text.insert(0, digits - std::min(text.size(), digits), '0');
}

// A frame has ten thousand lengths, so each is appended without detours.

/// The most characters that a length has.
inline constexpr std::size_t longestLength = 16;

/// How many decimals a length has; the others are cut off.
enum class Decimals { Two, One };

/// Writes a length, without needless zeros in its hundredths, and returns where it ends.
inline char* putLength(char* to, float length, Decimals decimals = Decimals::Two)
{
    constexpr float farthest = 1e7F; // what is not a number goes there too
    const float kept = length > -farthest && length < farthest ? length : farthest;
    auto hundredths = static_cast<std::int32_t>(kept * 100 + (kept < 0 ? -0.5F : 0.5F));
    if (hundredths < 0) {
        *to++ = '-';
        hundredths = -hundredths;
    }
    to = std::to_chars(to, to + longestLength, hundredths / 100).ptr;
    if (const int rest = hundredths % 100; rest != 0) {
        *to++ = '.';
        *to++ = static_cast<char>('0' + rest / 10);
        if (rest % 10 != 0 && decimals == Decimals::Two)
            *to++ = static_cast<char>('0' + rest % 10);
    }
    return to;
}

inline void appendLength(std::string& text, float length)
{
    std::array<char, longestLength> digits;
    text.append(digits.data(), putLength(digits.data(), length));
}

/// "12.5 -3", or with another sign after it than a blank.
inline void appendPoint(std::string& text, float x, float y, char after, Decimals decimals = Decimals::Two)
{
    std::array<char, 2 * longestLength + 2> digits;
    char* end = putLength(digits.data(), x, decimals);
    *end++ = ' ';
    end = putLength(end, y, decimals);
    *end++ = after;
    text.append(digits.data(), end);
}

} // namespace lozenge
