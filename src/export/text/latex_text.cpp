#include "export/text/latex_text.hpp"

#include "picture/text/utf8.hpp"

namespace lozenge {
namespace {

std::string_view escaped(char32_t character)
{
    switch (character) {
    case U'\\': return "\\textbackslash{}";
    case U'~': return "\\textasciitilde{}";
    case U'^': return "\\textasciicircum{}";
    case U'<': return "\\textless{}";
    case U'>': return "\\textgreater{}";
    case U'|': return "\\textbar{}";
    case U'"': return "{\\textquotedblright}";
    case U'{': return "\\{";
    case U'}': return "\\}";
    case U'#': return "\\#";
    case U'$': return "\\$";
    case U'%': return "\\%";
    case U'&': return "\\&";
    case U'_': return "\\_";
    case U'\u00D7': return "\\ensuremath{\\times}";
    case U'\u201E': return ",,"; // the opening mark of German, which LaTeX's first fonts have not
    case U'\u2212': return "\\ensuremath{-}";
    default: return {};
    }
}

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
        if (const std::string_view known = escaped(character); !known.empty())
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
