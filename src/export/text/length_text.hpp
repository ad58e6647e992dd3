#pragma once

#include <array>
#include <charconv>
#include <cstdint>
#include <string>

namespace lozenge {

// A frame has ten thousand lengths, so each is appended without detours.

/// The most characters that a length has.
inline constexpr std::size_t longestLength = 16;

/// Writes a length with two decimals, without needless zeros, and returns where it ends.
inline char* putLength(char* to, float length)
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
        if (rest % 10 != 0)
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
inline void appendPoint(std::string& text, float x, float y, char after)
{
    std::array<char, 2 * longestLength + 2> digits;
    char* end = putLength(digits.data(), x);
    *end++ = ' ';
    end = putLength(end, y);
    *end++ = after;
    text.append(digits.data(), end);
}

} // namespace lozenge
