#pragma once

#include "picture/font.hpp"

#include <cairo.h>

namespace lozenge {

/// The face of a font for cairo, and the numbers of its glyphs. Neither FreeType's faces nor what cairo makes of them
/// may be used by two threads, so each thread has its own.
cairo_font_face_t* cairoFace(Font font);
unsigned cairoGlyph(Font font, char32_t character);

} // namespace lozenge
