#pragma once

#include "export/cairo_faces.hpp"
#include "picture/picture.hpp"

#include <cairo.h>

namespace lozenge {

/// Paints a text in the colour that is set. It is painted as outlines: cairo would move its characters to whole pixels.
void paintText(cairo_t* cairo, CairoFaces& faces, const Text& text);

} // namespace lozenge
