#include "export/cairo_paint.hpp"

#include "export/cairo_text.hpp"
#include "export/interrupt.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace lozenge {
namespace {

/// Whether a line in the colour of the area only makes it wider, as with the facets of a relief.
bool isWidened(const Polygon& polygon)
{
    const Stroke& stroke = polygon.stroke;
    return stroke.colour == polygon.fill && polygon.fill.a >= 1 && stroke.width > 0 && stroke.width < 2 &&
           stroke.dash <= 0 && polygon.points.count >= 3;
}

/// The corners moved outwards, so that every edge lies that much farther out: one area to fill instead of an area and
/// a line. Corners too sharp for that move less.
std::vector<Vec2> widened(std::span<const Vec2> corners, float by)
{
    const std::size_t count = corners.size();
    float area = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 a = corners[i], b = corners[(i + 1) % count];
        area += a.x * b.y - a.y * b.x;
    }
    const auto outward = [&](Vec2 from, Vec2 to) -> Vec2 {
        const Vec2 along = to - from;
        const float length = std::hypot(along.x, along.y) * (area < 0 ? -1.0F : 1.0F);
        return length == 0 ? Vec2{} : Vec2{along.y / length, -along.x / length};
    };
    std::vector<Vec2> wide(corners.begin(), corners.end());
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 before = outward(corners[(i + count - 1) % count], corners[i]);
        const Vec2 after = outward(corners[i], corners[(i + 1) % count]);
        const Vec2 sum = before + after;
        constexpr float bluntest = 0.5F; // of the squared length of the sum, which is 4 on a straight line
        const float squared = std::max(sum.x * sum.x + sum.y * sum.y, bluntest);
        wide[i] = corners[i] + sum * (2 * by / squared);
    }
    return wide;
}

struct Painter {
    cairo_t* cairo;
    const Picture& picture;

    void operator()(const Polygon& polygon) const
    {
        if (isWidened(polygon)) {
            for (const auto [x, y] : widened(picture.pointsOf(polygon.points), polygon.stroke.width / 2))
                cairo_line_to(cairo, x, y);
            fill(polygon.fill);
            cairo_new_path(cairo);
            return;
        }
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
        const Stroke& line = circle.stroke;
        // Two discs, one on the other, take a third of the time that a disc and its line take.
        if (circle.fill.a >= 1 && line.colour.a >= 1 && line.width > 0 && line.width < circle.radius &&
            line.dash <= 0) {
            disc(x, y, circle.radius + line.width / 2);
            fill(line.colour);
            cairo_new_path(cairo);
            disc(x, y, circle.radius - line.width / 2);
            fill(circle.fill);
        } else {
            disc(x, y, circle.radius);
            fill(circle.fill);
            stroke(line);
        }
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
        paintText(cairo, text);
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

    void disc(float x, float y, float radius) const
    {
        cairo_new_sub_path(cairo);
        arc(x, y, radius, 0, 4);
        cairo_close_path(cairo);
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

void paint(cairo_t* cairo, const Picture& picture)
{
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    if (const Colour page = picture.background; page.a > 0) {
        cairo_set_source_rgba(cairo, page.r, page.g, page.b, page.a);
        cairo_paint(cairo);
    }
    const Painter painter{cairo, picture};
    for (const Shape& shape : picture.shapes) {
        throwIfInterrupted();
        std::visit(painter, shape);
    }
}

} // namespace lozenge
