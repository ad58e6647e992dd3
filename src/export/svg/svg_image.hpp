#pragma once

#include "picture/picture.hpp"

#include <string>
#include <string_view>

namespace lozenge {

/// A picture as an SVG file. Text is outlines, with its words as labels.
std::string svgOf(const Picture& picture);

/// A character of a text, safe between tags and in quotes. `character` is UTF-8 of one character.
void appendEscaped(std::string& text, std::string_view character);

} // namespace lozenge
