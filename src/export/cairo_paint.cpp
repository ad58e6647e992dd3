#include "export/cairo_paint.hpp"

#include "export/cairo_text.hpp"
#include "export/interrupt.hpp"

#include <algorithm>
#include <numbers>

namespace lozenge {
namespace {

struct Painter {
    cairo_t* cairo;
    const Picture& picture;
    TextAs textAs;

    void operator()(const Polygon& polygon) const
    {
        trace(polygon.points);
        cairo_close_path(cairo);
        fill(polygon.fill);
        stroke(polygon.stroke);
        cairo_new_path(cairo);
    }

    void operator()(const Polyline& line) const
    {
        trace(line.points);
        stroke(line.stroke);
        cairo_new_path(cairo);
    }

    void operator()(const Circle& circle) const
    {
        const auto [x, y] = circle.centre;
        cairo_new_sub_path(cairo);
        arc(x, y, circle.radius, 0, 4);
        cairo_close_path(cairo);
        fill(circle.fill);
        stroke(circle.stroke);
        cairo_new_path(cairo);
    }

    void operator()(const Rectangle& rectangle) const
    {
        const Box& box = rectangle.box;
        const float corner = std::min({rectangle.corner, box.width / 2, box.height / 2});
        if (corner <= 0) {
            cairo_rectangle(cairo, box.x, box.y, box.width, box.height);
        } else {
            cairo_new_sub_path(cairo);
            arc(box.right() - corner, box.y + corner, corner, 3, 4);
            arc(box.right() - corner, box.bottom() - corner, corner, 0, 1);
            arc(box.x + corner, box.bottom() - corner, corner, 1, 2);
            arc(box.x + corner, box.y + corner, corner, 2, 3);
            cairo_close_path(cairo);
        }
        fill(rectangle.fill);
        stroke(rectangle.stroke);
        cairo_new_path(cairo);
    }

    void operator()(const Text& text) const
    {
        if (text.colour.a <= 0)
            return;
        source(text.colour);
        paintText(cairo, text, textAs);
        cairo_new_path(cairo);
    }

    void operator()(const Image& image) const
    {
        const Pixels& pixels = *image.pixels;
        const CairoSurface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels.width, pixels.height));
        unsigned char* rows = cairo_image_surface_get_data(surface.get());
        if (!rows || pixels.width <= 0 || pixels.height <= 0)
            return;
        const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
        for (std::size_t y = 0; y < static_cast<std::size_t>(pixels.height); ++y)
            multiplyRow(pixels, y, reinterpret_cast<std::uint32_t*>(rows + y * stride));
        cairo_surface_mark_dirty(surface.get());

        cairo_save(cairo);
        cairo_translate(cairo, image.box.x, image.box.y);
        cairo_scale(cairo, image.box.width / static_cast<float>(pixels.width),
                    image.box.height / static_cast<float>(pixels.height));
        cairo_set_source_surface(cairo, surface.get(), 0, 0);
        cairo_pattern_set_filter(cairo_get_source(cairo), image.smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST);
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
        cairo_rectangle(cairo, 0, 0, pixels.width, pixels.height);
        cairo_fill(cairo);
        cairo_restore(cairo);
    }

private:
    void source(Colour colour) const { cairo_set_source_rgba(cairo, colour.r, colour.g, colour.b, colour.a); }

    void trace(PointRange range) const
    {
        for (const auto [x, y] : picture.pointsOf(range))
            cairo_line_to(cairo, x, y);
    }

    /// From one quarter of the circle to another, clockwise from the right.
    void arc(float x, float y, float radius, int from, int to) const
    {
        cairo_arc(cairo, x, y, radius, from * std::numbers::pi / 2, to * std::numbers::pi / 2);
    }

    void fill(Colour colour) const
    {
        if (colour.a <= 0)
            return;
        source(colour);
        cairo_fill_preserve(cairo);
    }

    void stroke(const Stroke& stroke) const
    {
        if (stroke.colour.a <= 0 || stroke.width <= 0)
            return;
        source(stroke.colour);
        cairo_set_line_width(cairo, stroke.width);
        cairo_set_line_cap(cairo, stroke.round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
        const double dashes[]{stroke.dash, stroke.gap};
        cairo_set_dash(cairo, dashes, stroke.dash > 0 ? 2 : 0, 0);
        cairo_stroke_preserve(cairo);
    }

    // cairo wants pixels as one number each, and colours multiplied by their opacity.
    static void multiplyRow(const Pixels& pixels, std::size_t y, std::uint32_t* row)
    {
        const std::uint8_t* from = pixels.rgba.data() + y * static_cast<std::size_t>(pixels.width) * 4;
        for (int x = 0; x < pixels.width; ++x, from += 4) {
            const std::uint32_t opacity = from[3];
            const auto part = [&](int i) { return (from[i] * opacity + 127) / 255; };
            row[x] = opacity << 24 | part(0) << 16 | part(1) << 8 | part(2);
        }
    }
};

} // namespace

void paint(cairo_t* cairo, const Picture& picture, TextAs textAs)
{
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    if (const Colour page = picture.background; page.a > 0) {
        cairo_set_source_rgba(cairo, page.r, page.g, page.b, page.a);
        cairo_paint(cairo);
    }
    const Painter painter{cairo, picture, textAs};
    for (const Shape& shape : picture.shapes) {
        throwIfInterrupted();
        std::visit(painter, shape);
    }
}

} // namespace lozenge
