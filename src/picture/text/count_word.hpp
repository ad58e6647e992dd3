#pragma once

#include "picture/text/language.hpp"

#include <array>
#include <string>

namespace lozenge {

/// The phrases of counts from none on. Names of edge modes are some of the same words.
inline constexpr std::array countPhrases{
    phrase("no|count"),   phrase("one|count"), phrase("two|count"),   phrase("three|count"), phrase("four|count"),
    phrase("five|count"), phrase("six|count"), phrase("seven|count"), phrase("eight|count"), phrase("nine|count")};

/// "four"; large counts in digits.
inline std::string countWord(std::size_t count)
{
    return count < countPhrases.size() ? std::string(phraseIn(nullptr, countPhrases[count])) : std::to_string(count);
}

} // namespace lozenge
