#pragma once

#include "export/length_text.hpp"
#include "picture/picture.hpp"

#include <cmath>
#include <string>
#include <string_view>

// The smallest parts of an SVG file. A frame has ten thousand of them, so each is appended without detours.

namespace lozenge {

inline void appendAttribute(std::string& svg, std::string_view name, float length)
{
    svg += ' ';
    svg += name;
    svg += "=\"";
    appendLength(svg, length);
    svg += '"';
}

/// ` fill="#12ab9f"`, and the opacity where there is less than all of it.
inline void appendColour(std::string& svg, std::string_view name, Colour colour)
{
    svg += ' ';
    svg += name;
    svg += "=\"#";
    for (const float part : {colour.r, colour.g, colour.b}) {
        const auto value = static_cast<unsigned>(std::lrint(part * 255)) & 255U;
        svg += "0123456789abcdef"[value >> 4];
        svg += "0123456789abcdef"[value & 15U];
    }
    svg += '"';
    if (colour.a < 1) {
        svg += ' ';
        svg += name;
        svg += "-opacity=\"";
        appendLength(svg, colour.a);
        svg += '"';
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
