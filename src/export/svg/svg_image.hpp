#pragma once

#include "picture/picture.hpp"

#include <string>

namespace lozenge {

/// A picture as an SVG file. Text is outlines, with its words as labels.
std::string svgOf(const Picture& picture);

/// The same with outlines to a tenth of a pixel, which no eye tells from a hundredth.
std::string svgInTenths(const Picture& picture);

} // namespace lozenge
