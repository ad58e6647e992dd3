#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What texts must not have where they stand, written down anew: nothing here is from the program.

namespace lozenge {

/// The characters of a text; nothing where its bytes are no UTF-8.
inline std::optional<std::u32string> charactersOf(std::string_view text)
{
    std::u32string characters;
    for (std::size_t i = 0; i < text.size();) {
        const auto at = [&](std::size_t k) { return k < text.size() ? static_cast<unsigned char>(text[k]) : 0U; };
        const unsigned lead = at(i);
        const unsigned more = lead < 0x80 ? 0 : lead >> 5 == 6 ? 1 : lead >> 4 == 14 ? 2 : lead >> 3 == 30 ? 3 : 4;
        if (more == 4)
            return std::nullopt;
        unsigned code = more == 0 ? lead : lead & (0x3FU >> more);
        for (unsigned k = 1; k <= more; ++k) {
            if (at(i + k) >> 6 != 2)
                return std::nullopt;
            code = code * 64 + at(i + k) % 64;
        }
        constexpr std::array<unsigned, 4> first{0, 0x80, 0x800, 0x10000};
        if (code < first[more] || code > 0x10FFFF || code / 0x800 == 0x1B)
            return std::nullopt;
        characters += static_cast<char32_t>(code);
        i += more + 1;
    }
    return characters;
}

inline bool isUtf8WithoutControls(std::string_view text)
{
    const auto characters = charactersOf(text);
    return characters && std::none_of(characters->begin(), characters->end(), [](char32_t c) {
               return (c < 0x20 && c != '\n' && c != '\t') || (c & 0xFFFE) == 0xFFFE;
           });
}

/// One line that a terminal shows and does nothing else with, from left to right.
inline bool isOnePlainLine(std::string_view text)
{
    constexpr std::u32string_view turning = U"\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067"
                                            U"\u2068\u2069";
    const auto characters = charactersOf(text);
    return characters && std::none_of(characters->begin(), characters->end(), [&](char32_t c) {
               return c < 0x20 || (c >= 0x7F && c < 0xA0) || turning.find(c) != std::u32string_view::npos;
           });
}

/// The words that bash makes of a command without variables: plain ones, '...', $'...' with \xHH, \\ and \'.
inline std::vector<std::string> wordsOfShell(std::string_view command)
{
    constexpr std::string_view special = "|&;<>()$`\"*?[]#~{}!\n\t";
    std::vector<std::string> words(1);
    for (std::size_t i = 0; i < command.size(); ++i) {
        const bool isSpelled = command.substr(i).starts_with("$'");
        if (isSpelled || command[i] == '\'') {
            for (i += isSpelled ? 2 : 1; i < command.size() && command[i] != '\''; ++i)
                if (!isSpelled || command[i] != '\\')
                    words.back() += command[i];
                else if (command[++i] == 'x') {
                    words.back() += static_cast<char>(std::stoi(std::string(command.substr(i + 1, 2)), nullptr, 16));
                    i += 2;
                } else
                    words.back() += command[i];
        } else if (command[i] == ' ')
            words.emplace_back();
        else if (command[i] == '\\')
            words.back() += command[++i];
        else if (special.find(command[i]) == std::string_view::npos)
            words.back() += command[i];
        else
            return {}; // a shell would do more than read it
    }
    return words;
}

/// Neither a tag nor the end of an attribute.
inline bool isPlainHtml(std::string_view html)
{
    constexpr std::array<std::string_view, 4> known{"&amp;", "&lt;", "&gt;", "&quot;"};
    for (std::size_t i = 0; i < html.size(); ++i) {
        const auto starts = [&](std::string_view entity) { return html.substr(i).starts_with(entity); };
        if (std::string_view("<>\"").find(html[i]) != std::string_view::npos ||
            (html[i] == '&' && std::none_of(known.begin(), known.end(), starts)))
            return false;
    }
    return true;
}

/// Letters, and of LaTeX's commands those that set one sign.
inline bool isPlainLatex(std::string_view latex)
{
    constexpr std::array<std::string_view, 17> known{"\\textbackslash{}",
                                                     "\\textasciitilde{}",
                                                     "\\textasciicircum{}",
                                                     "\\textless{}",
                                                     "\\textgreater{}",
                                                     "\\textbar{}",
                                                     "{\\textquotedblright}",
                                                     "\\ensuremath{\\times}",
                                                     "\\ensuremath{-}",
                                                     "\\{",
                                                     "\\}",
                                                     "\\#",
                                                     "\\$",
                                                     "\\%",
                                                     "\\&",
                                                     "\\_",
                                                     "?"};
    while (!latex.empty()) {
        const auto* const sign = std::find_if(known.begin(), known.end(),
                                              [&](std::string_view command) { return latex.starts_with(command); });
        if (sign == known.end() && std::string_view("\\{}#$%&_^~").find(latex.front()) != std::string_view::npos)
            return false;
        latex.remove_prefix(sign == known.end() ? 1 : sign->size());
    }
    return true;
}

} // namespace lozenge
