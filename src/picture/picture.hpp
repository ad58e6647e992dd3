#pragma once

#include "picture/colour.hpp"
#include "picture/text/font.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

// A frame as plain data: what is painted, in order, and nothing about how. The window paints it, and every kind of
// file has a writer of its own in export/. Lengths are pixels, y goes down.

namespace lozenge {

struct Vec2 {
    float x = 0, y = 0;

    friend constexpr bool operator==(Vec2, Vec2) = default;
    friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Vec2 operator*(Vec2 a, float s) { return {a.x * s, a.y * s}; }
};

struct Box {
    float x = 0, y = 0;
    float width = 0, height = 0;

    [[nodiscard]] constexpr float right() const { return x + width; }
    [[nodiscard]] constexpr float bottom() const { return y + height; }
    [[nodiscard]] constexpr Vec2 centre() const { return {x + width / 2, y + height / 2}; }
    /// A box that reaches so far beyond this one on all sides.
    [[nodiscard]] constexpr Box beyond(float reach) const
    {
        return {x - reach, y - reach, width + 2 * reach, height + 2 * reach};
    }
    friend constexpr bool operator==(const Box&, const Box&) = default;
};

inline constexpr Colour none{0, 0, 0, 0};

struct Stroke {
    Colour colour = none;
    float width = 0;
    float dash = 0; ///< length of a dash and of the gap after it; 0 for a solid line
    float gap = 0;
    bool round = false; ///< round ends: with a dash of 0.01 a dotted line

    friend constexpr bool operator==(const Stroke&, const Stroke&) = default;
};

/// Points of a shape: a range of Picture::points, so that thousands of small shapes need no memory each.
struct PointRange {
    std::uint32_t first = 0, count = 0;
};

struct Polygon {
    PointRange points;
    Colour fill = none;
    Stroke stroke;
};

struct Polyline {
    PointRange points;
    Stroke stroke;
};

struct Circle {
    Vec2 centre;
    float radius = 0;
    Colour fill = none;
    Stroke stroke;
};

struct Rectangle {
    Box box;
    float corner = 0; ///< radius of its corners
    Colour fill = none;
    Stroke stroke;
};

enum class Align : std::uint8_t { Left, Centre, Right };

/// One line of text. `at` is on the base line; Align says whether it is the text's begin, middle or end.
struct Text {
    Vec2 at;
    std::string content; ///< UTF-8
    Font font = Font::Sans;
    float size = 16;
    Colour colour;
    Align align = Align::Left;
};

/// Pixels, four bytes each: red, green, blue, opacity (not multiplied), rows from the top.
struct Pixels {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
};

struct Image {
    Box box;
    std::shared_ptr<const Pixels> pixels;
    bool smooth = false; ///< else each pixel is a sharp square
};

using Shape = std::variant<Polygon, Polyline, Circle, Rectangle, Text, Image>;

struct Picture {
    float width = 0, height = 0;
    Colour background = none; ///< none: transparent
    std::string title;        ///< for those who cannot see it, too
    std::string description;
    std::vector<Vec2> points = {};
    std::vector<Shape> shapes = {};

    void polygon(std::span<const Vec2> corners, Colour fill, const Stroke& stroke = {})
    {
        shapes.emplace_back(Polygon{keep(corners), fill, stroke});
    }
    void line(std::span<const Vec2> along, const Stroke& stroke) { shapes.emplace_back(Polyline{keep(along), stroke}); }
    void line(Vec2 from, Vec2 to, const Stroke& stroke)
    {
        const Vec2 ends[]{from, to};
        line(ends, stroke);
    }
    void circle(Vec2 centre, float radius, Colour fill, const Stroke& stroke = {})
    {
        shapes.emplace_back(Circle{centre, radius, fill, stroke});
    }
    void rectangle(const Box& box, float corner, Colour fill, const Stroke& stroke = {})
    {
        shapes.emplace_back(Rectangle{box, corner, fill, stroke});
    }
    void text(Vec2 at, std::string content, Font font, float size, Colour colour, Align align = Align::Left)
    {
        shapes.emplace_back(Text{at, std::move(content), font, size, colour, align});
    }
    void image(const Box& box, std::shared_ptr<const Pixels> pixels, bool smooth)
    {
        shapes.emplace_back(Image{box, std::move(pixels), smooth});
    }

    [[nodiscard]] std::span<const Vec2> pointsOf(PointRange range) const
    {
        return std::span(points).subspan(range.first, range.count);
    }

private:
    PointRange keep(std::span<const Vec2> added)
    {
        const PointRange range{static_cast<std::uint32_t>(points.size()), static_cast<std::uint32_t>(added.size())};
        points.insert(points.end(), added.begin(), added.end());
        return range;
    }
};

} // namespace lozenge
