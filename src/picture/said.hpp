#pragma once

#include "picture/look.hpp"
#include "picture/text/language.hpp"

#include <concepts>
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
std::string said(const Look& look, std::string_view phrase, const Values&... values)
{
    return filled(phraseIn(look.language, phrase), {wordOf(values)...});
}

/// The same for words that were made in English before there was a look, as names of sides: whole, or part by part
/// between commas, their numbers in the places of a phrase's.
std::string saidAgain(const Look& look, std::string_view english);

/// The word for a phase by the names of a look, as it stands in a sentence and at the head of one.
std::string phaseSaid(Phase phase, const Look& look);
std::string phaseHeaded(Phase phase, const Look& look);

/// "four"; large counts in digits.
std::string countSaid(std::size_t count, const Look& look);

/// The same with a capital: German has it everywhere, English at the head of a title.
std::string capital(std::string word);

} // namespace lozenge
