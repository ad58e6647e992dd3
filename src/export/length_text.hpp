#pragma once

#include <array>
#include <charconv>
#include <cmath>
#include <string>

namespace lozenge {

// A frame has ten thousand lengths, so each is appended without detours.

/// A length with two decimals, without needless zeros.
inline void appendLength(std::string& svg, float length)
{
    constexpr float farthest = 1e7F; // what is not a number goes there too
    const float kept = length > -farthest && length < farthest ? length : farthest;
    long hundredths = std::lrint(kept * 100);
    std::array<char, 24> digits;
    char* end = digits.data();
    if (hundredths < 0) {
        *end++ = '-';
        hundredths = -hundredths;
    }
    end = std::to_chars(end, digits.data() + digits.size(), hundredths / 100).ptr;
    if (const long rest = hundredths % 100; rest != 0) {
        *end++ = '.';
        *end++ = static_cast<char>('0' + rest / 10);
        if (rest % 10 != 0)
            *end++ = static_cast<char>('0' + rest % 10);
    }
    svg.append(digits.data(), end);
}

} // namespace lozenge
