#pragma once

#include "export/text/number_text.hpp"
#include "picture/picture.hpp"

#include <array>
#include <string>
#include <string_view>

// The smallest parts of an SVG file. A frame has ten thousand of them, so each is appended without detours.

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

} // namespace lozenge
