#pragma once

#include <array>
#include <string>

namespace lozenge {

/// "four"; large counts in digits.
inline std::string countWord(std::size_t count)
{
    constexpr std::array words{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"};
    return count < words.size() ? words[count] : std::to_string(count);
}

} // namespace lozenge
