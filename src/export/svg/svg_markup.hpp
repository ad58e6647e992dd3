#pragma once

#include "export/text/number_text.hpp"
#include "picture/picture.hpp"
#include "terrain/lender.hpp"

#include <array>
#include <string>
#include <string_view>
#include <unordered_map>

// The parts of an SVG file. A frame has ten thousand of them, so each is appended without detours.

namespace lozenge {

/// `begin` is all that stands before the number: ` width="`.
inline void appendAttribute(std::string& svg, std::string_view begin, float length)
{
    svg += begin;
    appendLength(svg, length);
    svg += '"';
}

/// The same for a colour, with its opacity where there is less than all of it: ` fill="#12ab9f" fill-opacity="0.5"`.
inline void appendColour(std::string& svg, std::string_view begin, Colour colour)
{
    std::array<char, 8> text{'#'};
    char* digit = text.data() + 1;
    for (const float part : {colour.r, colour.g, colour.b}) {
        const auto value = static_cast<unsigned>(part * 255 + 0.5F);
        *digit++ = "0123456789abcdef"[value >> 4 & 15U];
        *digit++ = "0123456789abcdef"[value & 15U];
    }
    *digit = '"';
    svg += begin;
    svg.append(text.data(), text.size());
    if (colour.a < 1) {
        svg += begin.substr(0, begin.size() - std::string_view("=\"").size());
        appendAttribute(svg, "-opacity=\"", colour.a);
    }
}

/// A character of a text, safe between tags and in quotes. `character` is UTF-8 of one character.
inline void appendEscaped(std::string& svg, std::string_view character)
{
    switch (character.front()) {
    case '&': svg += "&amp;"; break;
    case '<': svg += "&lt;"; break;
    case '>': svg += "&gt;"; break;
    case '"': svg += "&quot;"; break;
    default: svg += character;
    }
}

/// What every file says of a character alike. The name says which it is, so that several files fit in one page.
struct SvgCharacter {
    std::string reference;  ///< how a use begins
    std::string definition; ///< empty for spaces
    float advance = 0;
    unsigned lastFile = 0; ///< that defines it
};

/// Characters that were described: the same few stand in every frame.
struct SvgTypeCase {
    std::array<std::unordered_map<char32_t, SvgCharacter>, fontCount> characters;
    unsigned files = 0; ///< that were made with it

    SvgCharacter& of(Font font, char32_t character);
};

/// The characters of one SVG file: each outline is defined once, and every use refers to it.
class SvgCharacters {
public:
    /// One line of text, in outlines: it looks the same where none of the fonts is installed.
    void appendText(std::string& svg, const Text& text);

    /// The outlines of all characters that were used.
    [[nodiscard]] const std::string& definitions() const { return m_definitions; }

private:
    std::string m_definitions;
    Lender<SvgTypeCase>::Loan m_case = Lender<SvgTypeCase>::shared();
    unsigned m_file = ++m_case->files;
};

/// A text as the content of an element or an attribute: escaped, without control characters, valid UTF-8.
void appendPlainText(std::string& svg, std::string_view text);

} // namespace lozenge
