#pragma once

#include "picture/look.hpp"
#include "picture/text/language.hpp"

#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>

namespace lozenge {

inline std::string wordOf(std::string_view text)
{
    return std::string(text);
}

std::string wordOf(std::integral auto number)
{
    return std::to_string(number);
}

/// An English phrase in the language of a look, with values for its "{0}", "{1}". Every phrase that stands in the
/// source has its line in assets/words/, which tests/words.py holds against it.
template <typename... Values>
std::string tr(const Look& look, std::string_view phrase, const Values&... values)
{
    return filled(tr(look.language, phrase), std::array<std::string, sizeof...(values)>{wordOf(values)...});
}

/// The words of a lesson in a look: {diamond step}, {Square phases} and their like by its names of the phases and in
/// its language, {diamond} as the bare name, and {=0.68} as 0.68.
std::string withTerms(std::string_view words, const Look& look);

/// What stands in braces and has no meaning there; it says what would be right.
std::optional<std::string> faultOfBraces(std::string_view words);

/// The word for a phase by the names of a look, as it stands in a sentence and at the head of one.
std::string phaseName(Phase phase, const Look& look);
std::string phaseHeading(Phase phase, const Look& look);

/// "four"; large counts in digits.
Phrase countPhrase(std::size_t count);
std::string countName(std::size_t count, const Look& look);

/// "8 minutes".
std::string minutesText(int minutes, const Look& look);

/// A phrase with a capital: German has it everywhere, English at the head of a title.
std::string capital(std::string word);

} // namespace lozenge
