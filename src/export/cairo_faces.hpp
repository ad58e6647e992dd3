#pragma once

#include "core/lender.hpp"
#include "picture/font.hpp"

#include <array>
#include <cairo-ft.h>
#include <unordered_map>

namespace lozenge {

/// The faces of fonts for cairo, and the numbers of their glyphs. Neither FreeType's faces nor what cairo makes of them
/// may be used by two threads at once, so who paints borrows all of them.
class CairoFaces {
public:
    CairoFaces();

    cairo_font_face_t* of(Font font) { return opened(font).forCairo; }
    unsigned glyph(Font font, char32_t character);

private:
    struct Face {
        FT_Face face = nullptr;
        cairo_font_face_t* forCairo = nullptr;
        std::unordered_map<char32_t, unsigned> glyphs;
    };

    Face& opened(Font font);

    FT_Library m_library = nullptr;
    std::array<Face, fontCount> m_faces;
};

/// They stay until the program ends: cairo remembers faces after their last use.
Lender<CairoFaces>& cairoFaces();

} // namespace lozenge
