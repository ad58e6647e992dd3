#pragma once

#include "picture/frame.hpp"
#include "picture/height_colours.hpp"
#include "picture/look.hpp"
#include "picture/picture.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

namespace lozenge {

/// In what heights of a range are counted where they become single precision, which has no room for the smallest and
/// their inverses. It is a power of two, so that not a bit of them changes.
inline double heightUnit(double limit)
{
    return std::ldexp(1.0, std::ilogb(limit));
}

inline double heightUnit(const Interval& axis)
{
    return heightUnit(std::max(std::abs(axis.low), std::abs(axis.high)));
}

/// A parallel projection of the map: x east, y south, heights up. The farther of two points has the smaller depth.
struct Projection {
    float cell = 0, half = 0; ///< from point to point, and from the middle of the map to its border
    float cosine = 1, sine = 0, tilt = 0;
    double unit = 1, middle = 0; ///< in which heights are counted; of the axis
    float rise = 0;              ///< pixels per unit of height
    Vec2 centre;

    /// Fits the map with the axis of its heights into the box.
    Projection(const Box& box, int last, const Interval& axis, const Look& look);

    [[nodiscard]] Vec2 operator()(double x, double y, double height) const
    {
        const auto dx = static_cast<float>(x) * cell - half, dy = static_cast<float>(y) * cell - half;
        return {centre.x + dx * cosine - dy * sine,
                centre.y + (dx * sine + dy * cosine) * tilt - static_cast<float>((height - middle) / unit) * rise};
    }
    [[nodiscard]] float depth(double x, double y) const
    {
        return static_cast<float>(x) * sine + static_cast<float>(y) * cosine;
    }
    [[nodiscard]] float side() const { return 2 * half; }

    /// Whether the south, or the east border is the nearer one.
    [[nodiscard]] bool southIsNear() const { return cosine >= 0; }
    [[nodiscard]] bool eastIsNear() const { return sine >= 0; }
};

void paintRelief(Picture& picture, const Frame& frame, const Box& box, float scale);

/// Everything of the relief but the surface itself, for who draws that by other means.
void paintReliefOverlay(Picture& picture, const Frame& frame, const Box& box, float scale);

/// The part of a relief's box that the projection fills; less where a line above it tells of water or of columns.
Box reliefInner(const Box& box, float scale, const Look& look);

/// Lines of a lattice on a surface whose own cells are finer; lengths are in those cells.
struct LatticeLines {
    double west = 0; ///< where one of them runs
    double north = 0;
    double apart = 1;
    float opacity = 0;
};

/// A surface as it stands in its box.
struct Relief {
    const Look& look;
    const Theme& theme;
    Projection project;
    float scale = 1;
    int last = 1;  ///< cells from side to side
    Interval axis; ///< of heights; what lies lower is cut off at its foot
    HeightColours colours;
    std::span<const double> surface;                  ///< row by row, from the north
    const Grid* set = nullptr;                        ///< whose points carry a dot where there are few
    int stride = 1;                                   ///< of large maps not every point is drawn
    std::optional<LatticeLines> lines = std::nullopt; ///< in place of the lattice of the cells
    Light light = lightOf(look);

    [[nodiscard]] double height(Point p) const
    {
        return std::max(axis.low, surface[static_cast<std::size_t>(p.y) * static_cast<std::size_t>(last + 1) +
                                          static_cast<std::size_t>(p.x)]);
    }
    [[nodiscard]] Vec2 at(Point p, double h) const { return project(p.x, p.y, h); }
    [[nodiscard]] double inUnits(double h) const { return h / project.unit; }
    /// From a slope in units of height a point, to one as it is drawn.
    [[nodiscard]] float steepness() const
    {
        return static_cast<float>(heightOfAxis(look, axis, last) / inUnits(axis.length())) * static_cast<float>(last);
    }
};

/// The surface of a frame in a box, with room around it for what the axes say.
Relief reliefOf(const Frame& frame, const Box& box, float scale);

/// The same that fills the box, of no more cells from side to side than are wanted.
Relief reliefIn(const Frame& frame, const Box& box, float scale, int mostCells);

/// The heights that a relief shows: of points that are not set as the look has it.
std::span<const double> surfaceShown(const Frame& frame);

/// Of a colour at a place of the map, what fog leaves.
Colour inFog(const Relief& relief, Colour colour, double x, double y);

/// Where the surface of the water meets the ground.
inline constexpr Colour shorelineColour = rgb(0xD9F1FA);

/// The side of a map in the lengths that fog and flights count in.
inline constexpr double lengthsOfSide = 2.5;

/// Walls, surface and sides, without axes and pins.
void paintGround(Picture& picture, const Relief& relief);

/// The numbers along the near borders, the names of the axes and the axis of heights. Returns where their words stand,
/// and the bar of colours, so that pins keep off.
std::vector<Box> paintAxes(Picture& picture, const Frame& frame, const Relief& relief, const Box& box);

/// Where the axis of heights stands: so far left of the corner that is farthest to the left on the screen.
Box barAtCorner(const Projection& project, int last, const Interval& axis, float scale, float away);

/// The point and its parents, each on a pin that stands on the ground, with its letter inside the pane and
/// on no words.
void paintPins(Picture& picture, const Frame& frame, const Relief& relief, const Box& pane, std::span<const Box> words);

/// The column of a point, as it stands on the screen.
struct PaintedColumn {
    Point point;
    Box ground;
    Box water; ///< without height where there is none
    Colour colour;
};

/// All columns from back to front, as many as the look paints.
std::vector<PaintedColumn> columnsOf(const Relief& relief);

/// How much of what is behind it the water of a column hides, as the published program has it.
inline constexpr float waterOfColumn = 0.15F;

void paintSurface(Picture& picture, const Relief& relief);

/// The dots of the near borders, which stand before the skirts.
void paintNearDots(Picture& picture, const Relief& relief);

/// The colour of the surface at a place, in the look's style. The slope is in units of height.
Colour surfaceColour(const Relief& relief, double height, Vec2 slope);

/// The slope at a point, between its neighbours.
Vec2 slopeAt(const Relief& relief, Point p);

} // namespace lozenge
