#include "app/relief/relief_scenery.hpp"

#include "picture/height_colours.hpp"
#include "picture/kit/axis.hpp"
#include "picture/relief/relief.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace lozenge {
Shapes backWalls(int last, const Interval& axis, std::optional<double> water, const Theme& theme, const Orbit& orbit,
                 float scale)
{
    const int backX = orbit.project.eastIsNear() ? 0 : last;
    const int backY = orbit.project.southIsNear() ? 0 : last;
    const std::array<std::array<Point, 2>, 2> walls{{{{{0, backY}, {last, backY}}}, {{{backX, 0}, {backX, last}}}}};

    Shapes shapes;
    const auto flat = [&](Point p, double height) {
        const Vec2 at = orbit.project(p.x, p.y, height);
        return glm::vec2(at.x, at.y);
    };
    for (const auto& [from, to] : walls) {
        const std::array corners{flat(from, axis.low), flat(to, axis.low), flat(to, axis.high), flat(from, axis.high)};
        const auto at = [&](std::size_t i) { return glm::vec3(corners[i], 0); };
        shapes.area(at(0), at(1), at(2), at(3), theme.wall);
        for (std::size_t i = 0; i < 4; ++i)
            shapes.line(corners[i], corners[(i + 1) % 4], scale, theme.edge);
    }
    for (const auto& [from, to] : walls)
        for (const double mark : heightMarks(axis))
            shapes.line(flat(from, mark), flat(to, mark), (mark == 0 ? 1.6F : 1) * scale,
                        mark == 0 ? theme.edge : theme.line);
    for (const auto& [from, to] : walls)
        if (water)
            shapes.area(glm::vec3(flat(from, axis.low), 0), glm::vec3(flat(to, axis.low), 0),
                        glm::vec3(flat(to, *water), 0), glm::vec3(flat(from, *water), 0),
                        withAlpha(waterColour, shallowWater));
    return shapes;
}

Shapes setDots(const Frame& frame, const Orbit& orbit, float scale)
{
    Shapes shapes;
    const int last = frame.timeline.last();
    if (last > 16 || frame.look.style->kind == ReliefStyle::Kind::Flat)
        return shapes;
    const float radius = (last > 8 ? 2.2F : 2.8F) * scale;
    for (int y = 0; y <= last; ++y)
        for (int x = 0; x <= last; ++x) {
            const Point p{x, y};
            if (!frame.moment.grid.has(p))
                continue;
            // No cell that touches its point covers a dot.
            const glm::vec3 at = orbit.at(p, surfaceShown(frame)[frame.moment.grid.index(p)], 1.01F);
            shapes.disc(at, radius + 0.7F * scale, rgb(0x000000));
            shapes.disc(at, radius - 0.7F * scale, rgb(0xFFFFFF));
        }
    return shapes;
}

Shapes columns(const Frame& frame, const ReliefCanvas& canvas, int stride)
{
    Relief relief = reliefOf(frame, canvas.box(), canvas.scale);
    relief.stride = stride;
    Shapes shapes;
    const auto box = [&](const Box& on, Colour colour) {
        shapes.area({on.x, on.y, 0}, {on.right(), on.y, 0}, {on.right(), on.bottom(), 0}, {on.x, on.bottom(), 0},
                    colour);
    };
    for (const PaintedColumn& column : columnsOf(relief)) {
        box(column.ground, column.colour);
        if (column.water.height > 0)
            box(column.water, withAlpha(waterColour, waterOfColumn));
    }
    return shapes;
}

Shapes skirts(const Frame& frame, int stride, std::span<const Border> borders)
{
    const Theme& theme = reliefTheme(frame.look);
    const int last = frame.timeline.last();
    const Interval axis = axisOf(frame);
    const double unit = heightUnit(axis);
    const auto surface = surfaceShown(frame);
    const auto corner = [&](Point p, double height) { return glm::vec3(p.x, p.y, height / unit); };
    const auto top = [&](Point p) { return corner(p, std::max(axis.low, surface[frame.moment.grid.index(p)])); };
    Shapes shapes;
    for (const Border border : borders)
        for (int i = 0; i < last; i += stride) {
            const int across = border.isFirst ? 0 : last;
            const auto place = [&](int along) { return border.isRow ? Point{along, across} : Point{across, along}; };
            const Point from = place(i), to = place(i + stride);
            shapes.area(top(from), top(to), corner(to, axis.low), corner(from, axis.low),
                        border.isRow ? theme.skirtSouth : theme.skirtEast);
        }
    return shapes;
}

Shapes sky(const Theme& theme)
{
    // At the horizon all is as the fog is.
    const Colour high = mix(theme.page, rgb(0x4C9BB8), 0.42F);
    const Colour low = mix(theme.page, theme.ink, 0.1F);
    struct Ring {
        float degrees = 0;
        Colour colour;
    };
    const std::array<Ring, 6> rings{{{-90, low},
                                     {-25, low},
                                     {0, theme.page},
                                     {8, mix(theme.page, high, 0.4F)},
                                     {40, high},
                                     {90, mix(high, theme.page, 0.3F)}}};
    constexpr int sides = 24;
    const auto at = [](const Ring& ring, int side) {
        const float up = ring.degrees * std::numbers::pi_v<float> / 180;
        const float around = 2 * std::numbers::pi_v<float> * static_cast<float>(side) / sides;
        return glm::vec3(std::cos(up) * std::sin(around), std::sin(up), std::cos(up) * std::cos(around));
    };
    Shapes shapes;
    for (std::size_t i = 0; i + 1 < rings.size(); ++i)
        for (int side = 0; side < sides; ++side)
            shapes.area(at(rings[i], side), at(rings[i], side + 1), at(rings[i + 1], side + 1), at(rings[i + 1], side),
                        rings[i].colour, rings[i + 1].colour);
    return shapes;
}

} // namespace lozenge
