#include "export/cairo_text.hpp"

#include <vector>

namespace lozenge {
namespace {

/// Neighbouring characters of one face: cairo paints a face at a time.
struct Run {
    Font font = Font::Sans;
    std::vector<cairo_glyph_t> glyphs;
};

void paintRun(cairo_t* cairo, CairoFaces& faces, const Run& run, float size)
{
    if (run.glyphs.empty())
        return;
    cairo_set_font_face(cairo, faces.of(run.font));
    cairo_set_font_size(cairo, static_cast<double>(size));
    cairo_new_path(cairo);
    cairo_glyph_path(cairo, run.glyphs.data(), static_cast<int>(run.glyphs.size()));
    cairo_fill(cairo);
}

} // namespace

void paintText(cairo_t* cairo, CairoFaces& faces, const Text& text)
{
    const float width = text.align == Align::Left ? 0 : textWidth(text.font, text.content) * text.size;
    float x = text.at.x - (text.align == Align::Centre ? width / 2 : width);

    Run run{.font = text.font};
    eachCharacter(text.content, text.font, [&](char32_t character, Font font) {
        if (font != run.font) {
            paintRun(cairo, faces, run, text.size);
            run = {.font = font};
        }
        run.glyphs.push_back({faces.glyph(font, character), static_cast<double>(x), static_cast<double>(text.at.y)});
        x += advance(font, character) * text.size;
    });
    paintRun(cairo, faces, run, text.size);
}

} // namespace lozenge
