#include "picture/text/word_ties.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace lozenge {
namespace {

template <std::size_t size>
bool isAmong(const std::array<std::string_view, size>& table, std::string_view word)
{
    return std::find(table.begin(), table.end(), word) != table.end();
}

/// What a number names when it follows, in the languages of the program.
constexpr std::array<std::string_view, 44> numbered{
    "stufe",  "stufen",    "schritt", "schritte", "schritten", "halt",   "punkt",  "punkte",    "punkten",
    "zeile",  "zeilen",    "spalte",  "spalten",  "linie",     "linien", "ecke",   "startwert", "seite",
    "zahl",   "faktor",    "level",   "levels",   "step",      "steps",  "stop",   "stops",     "point",
    "points", "row",       "rows",    "column",   "columns",   "line",   "lines",  "corner",    "size",
    "phase",  "amplitude", "seed",    "station",  "page",      "side",   "number", "factor"};

/// What follows a number and is not its unit.
constexpr std::array<std::string_view, 63> littleWords{
    "als",  "am",    "auf",  "aus",  "bei",  "bis",   "das",  "dem",  "den",  "der",  "die",  "durch", "ein",
    "eine", "haben", "hat",  "ist",  "mal",  "mit",   "nach", "oder", "sind", "und",  "von",  "vor",   "werden",
    "wie",  "wird",  "zu",   "zur",  "a",    "above", "an",   "and",  "are",  "as",   "at",   "below", "but",
    "by",   "for",   "from", "has",  "have", "here",  "if",   "in",   "is",   "it",   "must", "of",    "on",
    "or",   "per",   "so",   "than", "that", "the",   "to",   "was",  "were", "when", "with"};

/// Between two numbers. A dash between words is something else.
constexpr std::array<std::string_view, 9> betweenNumbers{"x",      "\u00d7", "+", "-",     "\u2212",
                                                         "\u2013", "/",      "*", "\u00b7"};
constexpr std::array<std::string_view, 7> beforeNumbers{"=", "<", ">", "\u2264", "\u2265", "\u2248", "~"};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

void dropAny(std::string_view& word, std::initializer_list<std::string_view> openings)
{
    for (const std::string_view opening : openings)
        if (word.starts_with(opening))
            word.remove_prefix(opening.size());
}

/// The word without brackets, quotation marks and a sign before it.
std::string_view bare(std::string_view word)
{
    dropAny(word, {"*", "\"", "\u201E", "(", "[", "|"});
    dropAny(word, {"-", "\u2212", "\u2013", "+", "\u00b1"});
    return word;
}

bool beginsWithNumber(std::string_view word)
{
    const std::string_view digits = bare(word);
    return !digits.empty() && isDigit(digits.front());
}

bool endsWithNumber(std::string_view word)
{
    return !word.empty() && (isDigit(word.back()) || word.back() == ')');
}

/// A number and nothing else, so that what follows may be its unit: "16,637", "-0.5", but not "0.5,".
bool isNumber(std::string_view word)
{
    const std::string_view digits = bare(word);
    return beginsWithNumber(word) && isDigit(digits.back()) &&
           digits.find_first_not_of("0123456789.,") == std::string_view::npos;
}

std::string lowered(std::string_view word)
{
    std::string lower(word);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return lower;
}

bool isUnit(std::string_view word)
{
    const std::string_view letters = word.substr(0, word.find_first_of(".,;:!?)"));
    const auto first = static_cast<unsigned char>(letters.empty() ? ' ' : letters.front());
    const bool isWord = (first | 0x20U) >= 'a' && (first | 0x20U) <= 'z';
    const bool isSign = first >= 0x80U || first == '%'; // degrees, the m of micro
    return (isWord || isSign) && !isAmong(littleWords, lowered(letters)) && !isAmong(betweenNumbers, letters);
}

/// Whether a bracket is open after the word that holds numbers alone so far: "(0,".
bool opensNumbers(std::string_view word, bool wasOpen)
{
    const std::size_t bracket = word.find_last_of("([");
    const bool isOpen = wasOpen || bracket != std::string_view::npos;
    const std::string_view inside = bracket == std::string_view::npos ? word : word.substr(bracket);
    return isOpen && beginsWithNumber(inside) && word.ends_with(',');
}

bool isSign(std::string_view before, std::string_view word, std::string_view after)
{
    return beginsWithNumber(after) &&
           (isAmong(beforeNumbers, word) || (isAmong(betweenNumbers, word) && endsWithNumber(before)));
}

} // namespace

std::vector<bool> tiesOf(const std::vector<std::string>& words)
{
    std::vector<bool> ties(words.size(), false);
    bool isOpen = false;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const std::string& word = words[i];
        const std::string& next = words[i + 1];
        isOpen = opensNumbers(word, isOpen);
        const bool isNamed = isAmong(numbered, lowered(bare(word))) && beginsWithNumber(next);
        const bool hasUnit = isNumber(word) && isUnit(next);
        ties[i] = ties[i] || isNamed || hasUnit || (isOpen && beginsWithNumber(next));
        if (i > 0 && isSign(words[i - 1], word, next))
            ties[i - 1] = ties[i] = true;
    }
    return ties;
}

} // namespace lozenge
