#pragma once

#include "export/raster/area_fill.hpp"
#include "picture/picture.hpp"

namespace lozenge {

/// Lays a picture of pixels over its box. A smooth one is mixed where its pixels and those of the canvas do not meet.
void fillImage(const Canvas& canvas, const Image& image);

} // namespace lozenge
