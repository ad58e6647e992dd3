#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// What the program says itself, in another language than English.
struct Language {
    std::string name;                                        ///< "de", as --language and the files of words have it
    std::string itself;                                      ///< "Deutsch"
    std::map<std::string, std::string, std::less<>> phrases; ///< by what English says
};

/// What is said for an English phrase: the phrase itself where the language has none, and in English, which is null.
/// Behind a bar stands what tells a phrase from one that is alike in English only: "right|tip".
std::string_view tr(const Language* language, std::string_view english);

/// Marks a phrase of a table, which is said somewhere else.
constexpr std::string_view phrase(std::string_view english)
{
    return english;
}

// A phrase has places in braces: "Level {0}", "The {tip} tip is left out.", "a {diamond step}". This is where all of
// them are read.

/// A phrase with what stands in its places; those without a value stay as they are.
using ValueOf = std::function<std::optional<std::string>(std::string_view place)>;
std::string filled(std::string_view phrase, const ValueOf& value);

/// A phrase with values for its "{0}", "{1}".
std::string filled(std::string_view phrase, std::span<const std::string> values);

/// What is said when there is a look to say it in; its values may be such themselves.
struct Phrase {
    std::string english;
    std::vector<Phrase> values = {};

    friend bool operator==(const Phrase&, const Phrase&) = default;
};

std::string tr(const Language* language, const Phrase& phrase);

} // namespace lozenge
