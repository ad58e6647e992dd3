#include "export/cairo_text.hpp"

#include "export/cairo_faces.hpp"
#include "export/utf8.hpp"

#include <vector>

namespace lozenge {
namespace {

/// Neighbouring characters of one face: cairo sets a face at a time.
struct Run {
    Font font = Font::Sans;
    std::string utf8;
    std::vector<cairo_glyph_t> glyphs;
    std::vector<cairo_text_cluster_t> clusters; // which bytes a glyph stands for: what a reader of PDF selects
};

void show(cairo_t* cairo, const Run& run, float size, TextAs textAs)
{
    if (run.glyphs.empty())
        return;
    cairo_set_font_face(cairo, cairoFace(run.font));
    cairo_set_font_size(cairo, static_cast<double>(size));
    const int glyphs = static_cast<int>(run.glyphs.size());
    if (textAs == TextAs::Outlines) {
        cairo_new_path(cairo);
        cairo_glyph_path(cairo, run.glyphs.data(), glyphs);
        cairo_fill(cairo);
    } else {
        cairo_show_text_glyphs(cairo, run.utf8.data(), static_cast<int>(run.utf8.size()), run.glyphs.data(), glyphs,
                               run.clusters.data(), static_cast<int>(run.clusters.size()), {});
    }
}

} // namespace

void paintText(cairo_t* cairo, const Text& text, TextAs textAs)
{
    const float width = text.align == Align::Left ? 0 : textWidth(text.font, text.content) * text.size;
    float x = text.at.x - (text.align == Align::Centre ? width / 2 : width);

    Run run{.font = text.font};
    eachCharacter(text.content, text.font, [&](char32_t character, Font font) {
        if (font != run.font) {
            show(cairo, run, text.size, textAs);
            run = {.font = font};
        }
        const auto before = run.utf8.size();
        appendUtf8(run.utf8, character);
        run.clusters.push_back({static_cast<int>(run.utf8.size() - before), 1});
        run.glyphs.push_back({cairoGlyph(font, character), static_cast<double>(x), static_cast<double>(text.at.y)});
        x += advance(font, character) * text.size;
    });
    show(cairo, run, text.size, textAs);
}

} // namespace lozenge
