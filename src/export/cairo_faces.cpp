#include "export/cairo_faces.hpp"

#include "picture/font_face.hpp"

#include <new>

namespace lozenge {

CairoFaces::CairoFaces() : m_library(startedFreeType()) {}

unsigned CairoFaces::glyph(Font font, char32_t character)
{
    Face& face = opened(font);
    const auto [found, isNew] = face.glyphs.try_emplace(character, 0);
    if (isNew)
        found->second = FT_Get_Char_Index(face.face, character);
    return found->second;
}

CairoFaces::Face& CairoFaces::opened(Font font)
{
    Face& face = m_faces[static_cast<std::size_t>(font)];
    if (!face.face)
        face.face = openedFace(m_library, font);
    if (!face.forCairo) {
        cairo_font_face_t* made = cairo_ft_font_face_create_for_ft_face(face.face, FT_LOAD_NO_HINTING);
        if (cairo_font_face_status(made) != CAIRO_STATUS_SUCCESS)
            throw std::bad_alloc();
        face.forCairo = made;
    }
    return face;
}

Lender<CairoFaces>& cairoFaces()
{
    static Lender<CairoFaces>& everlasting = *new Lender<CairoFaces>;
    return everlasting;
}

} // namespace lozenge
