#pragma once

#include <functional>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

namespace lozenge {

/// What the program says itself, in another language than English.
struct Language {
    std::string name;                                        ///< "de", as --language and the files of words have it
    std::string itself;                                      ///< "Deutsch"
    std::map<std::string, std::string, std::less<>> phrases; ///< by what English says
};

/// What is said for an English phrase: the phrase itself where the language has none, and in English, which is null.
/// Behind a bar stands what tells a phrase from one that is alike in English only: "right|tip".
std::string_view phraseIn(const Language* language, std::string_view english);

/// A phrase with values for its "{0}", "{1}".
std::string filled(std::string_view phrase, std::initializer_list<std::string> values);

/// Marks a phrase of a table, which is said somewhere else.
constexpr std::string_view phrase(std::string_view english)
{
    return english;
}

} // namespace lozenge
