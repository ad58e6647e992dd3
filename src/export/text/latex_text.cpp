#include "export/text/latex_text.hpp"

#include "export/text/markup.hpp"
#include "picture/text/utf8.hpp"

#include <array>

namespace lozenge {
namespace {

constexpr std::array<Escape, 17> ofLatex{
    {{U'\\', "\\textbackslash{}"},
     {U'~', "\\textasciitilde{}"},
     {U'^', "\\textasciicircum{}"},
     {U'<', "\\textless{}"},
     {U'>', "\\textgreater{}"},
     {U'|', "\\textbar{}"},
     {U'"', "{\\textquotedblright}"},
     {U'{', "\\{"},
     {U'}', "\\}"},
     {U'#', "\\#"},
     {U'$', "\\$"},
     {U'%', "\\%"},
     {U'&', "\\&"},
     {U'_', "\\_"},
     {U'\u00D7', "\\ensuremath{\\times}"},
     {U'\u201E', ",,"}, // the opening mark of German, which LaTeX's first fonts have not
     {U'\u2212', "\\ensuremath{-}"}}};

/// Letters with accents as LaTeX's first fonts can put them together, and the usual dashes and quotes.
bool isSetByLatex(char32_t c)
{
    const bool isLetter = c >= 0xC0 && c <= 0xFF && c != 0xD0 && c != 0xDE && c != 0xF0 && c != 0xFE && c != 0xF7;
    const bool isMark =
        c == 0x2013 || c == 0x2014 || c == 0x2018 || c == 0x2019 || c == 0x201C || c == 0x201D || c == 0x2026;
    return (c >= 0x20 && c < 0x7F) || isLetter || isMark;
}

} // namespace

std::string latexText(std::string_view text)
{
    std::string latex;
    eachLetter(text, [&](char32_t character, std::string_view bytes) {
        if (const std::string_view known = wordsFor(character, ofLatex); !known.empty())
            latex += known;
        else if (character == U'\n' || character == U'\t')
            latex += ' ';
        else if (isSetByLatex(character))
            latex += bytes;
        else
            latex += '?';
    });
    return latex;
}

} // namespace lozenge
