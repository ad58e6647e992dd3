#pragma once

#include "picture/picture.hpp"

#include <string>

namespace lozenge {

/// A picture as an SVG file. Text is outlines, with its words as labels.
std::string svgOf(const Picture& picture);

} // namespace lozenge
