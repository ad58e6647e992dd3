#include "export/cairo_paint.hpp"

#include "export/area_fill.hpp"
#include "export/cairo_image.hpp"
#include "export/cairo_text.hpp"
#include "export/corners.hpp"
#include "files/interrupt.hpp"

#include <algorithm>
#include <new>
#include <numbers>

namespace lozenge {
namespace {

bool isDrawn(const Stroke& stroke)
{
    return stroke.colour.a > 0 && stroke.width > 0;
}

/// Whether a line in the colour of the area only makes it wider, as with the facets of a relief.
bool isWidened(const Polygon& polygon)
{
    const Stroke& stroke = polygon.stroke;
    return stroke.colour == polygon.fill && polygon.fill.a >= 1 && stroke.width > 0 && stroke.width < 2 &&
           stroke.dash <= 0 && polygon.points.count >= 3;
}

Sheet sheetOf(cairo_surface_t* image)
{
    return {reinterpret_cast<std::uint32_t*>(cairo_image_surface_get_data(image)), cairo_image_surface_get_width(image),
            cairo_image_surface_get_height(image),
            cairo_image_surface_get_stride(image) / static_cast<std::ptrdiff_t>(sizeof(std::uint32_t))};
}

/// Fills areas by itself and leaves all else to cairo, on the same pixels.
class Painter {
public:
    Painter(cairo_surface_t* image, const Picture& picture)
        : m_image(image), m_sheet(sheetOf(image)), m_context(cairo_create(image)), m_picture(picture)
    {
        if (cairo_status(m_context.get()) != CAIRO_STATUS_SUCCESS)
            throw std::bad_alloc();
        cairo_set_line_join(m_context.get(), CAIRO_LINE_JOIN_ROUND);
        const Box all{0, 0, picture.width, picture.height};
        (*this)(Rectangle{all, 0, picture.background, {}});
    }

    /// Once all is painted.
    void finish()
    {
        cairo();
        cairo_surface_flush(m_image);
        if (cairo_status(m_context.get()) != CAIRO_STATUS_SUCCESS)
            throw std::bad_alloc();
    }

    void operator()(const Polygon& polygon)
    {
        const auto corners = m_picture.pointsOf(polygon.points);
        if (isWidened(polygon)) {
            widen(m_corners, corners, polygon.stroke.width / 2);
            area(m_corners, polygon.fill);
            return;
        }
        area(corners, polygon.fill);
        if (isDrawn(polygon.stroke)) {
            trace(corners);
            cairo_close_path(cairo());
            stroke(polygon.stroke);
        }
    }

    void operator()(const Polyline& line)
    {
        if (!isDrawn(line.stroke))
            return;
        trace(m_picture.pointsOf(line.points));
        stroke(line.stroke);
    }

    void operator()(const Circle& circle)
    {
        const Stroke& line = circle.stroke;
        // Two discs, one on the other, take a fraction of the time that a disc and its line take.
        if (circle.fill.a >= 1 && line.colour.a >= 1 && line.dash <= 0 && isDrawn(line) && line.width < circle.radius) {
            disc(circle.centre, circle.radius + line.width / 2, line.colour);
            disc(circle.centre, circle.radius - line.width / 2, circle.fill);
            return;
        }
        disc(circle.centre, circle.radius, circle.fill);
        if (isDrawn(line)) {
            arc(circle.centre.x, circle.centre.y, circle.radius, 0, 4);
            cairo_close_path(cairo());
            stroke(line);
        }
    }

    void operator()(const Rectangle& rectangle)
    {
        const Box& box = rectangle.box;
        const float corner = std::min({rectangle.corner, box.width / 2, box.height / 2});
        if (corner <= 0) {
            cairo_rectangle(cairo(), box.x, box.y, box.width, box.height);
        } else {
            arc(box.right() - corner, box.y + corner, corner, 3, 4);
            arc(box.right() - corner, box.bottom() - corner, corner, 0, 1);
            arc(box.x + corner, box.bottom() - corner, corner, 1, 2);
            arc(box.x + corner, box.y + corner, corner, 2, 3);
            cairo_close_path(cairo());
        }
        if (rectangle.fill.a > 0) {
            source(rectangle.fill);
            cairo_fill_preserve(cairo());
        }
        if (isDrawn(rectangle.stroke))
            stroke(rectangle.stroke);
        cairo_new_path(cairo());
    }

    void operator()(const Text& text)
    {
        if (text.colour.a <= 0)
            return;
        source(text.colour);
        paintText(cairo(), text);
    }

    void operator()(const Image& image) { paintImage(cairo(), image); }

private:
    /// cairo, told of what was filled without it.
    cairo_t* cairo()
    {
        if (m_isFilling)
            cairo_surface_mark_dirty(m_image);
        m_isFilling = false;
        return m_context.get();
    }

    void area(std::span<const Vec2> corners, Colour colour)
    {
        if (colour.a <= 0)
            return;
        if (!m_isFilling)
            cairo_surface_flush(m_image);
        m_isFilling = true;
        fillArea(m_sheet, corners, colour);
    }

    void disc(Vec2 centre, float radius, Colour colour)
    {
        makeDisc(m_corners, centre, radius);
        area(m_corners, colour);
    }

    void source(Colour colour) { cairo_set_source_rgba(cairo(), colour.r, colour.g, colour.b, colour.a); }

    void trace(std::span<const Vec2> points)
    {
        for (const auto [x, y] : points)
            cairo_line_to(cairo(), x, y);
    }

    /// From one quarter of the circle to another, clockwise from the right.
    void arc(float x, float y, float radius, int from, int to)
    {
        cairo_arc(cairo(), x, y, radius, from * std::numbers::pi / 2, to * std::numbers::pi / 2);
    }

    void stroke(const Stroke& stroke)
    {
        source(stroke.colour);
        cairo_set_line_width(cairo(), stroke.width);
        cairo_set_line_cap(cairo(), stroke.round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
        const double dashes[]{stroke.dash, stroke.gap};
        cairo_set_dash(cairo(), dashes, stroke.dash > 0 ? 2 : 0, 0);
        cairo_stroke(cairo());
    }

    cairo_surface_t* m_image;
    Sheet m_sheet;
    CairoContext m_context;
    const Picture& m_picture;
    std::vector<Vec2> m_corners;
    bool m_isFilling = false;
};

} // namespace

void paint(cairo_surface_t* image, const Picture& picture)
{
    Painter painter(image, picture);
    for (const Shape& shape : picture.shapes) {
        throwIfInterrupted();
        std::visit(painter, shape);
    }
    painter.finish();
}

} // namespace lozenge
