#pragma once

#include "picture/frame.hpp"
#include "picture/height_colours.hpp"
#include "picture/relief/projection.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace lozenge {

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
    [[nodiscard]] double inUnits(double h) const { return h / project.unit(); }
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

/// The back walls with their height lines.
void paintWalls(Picture& picture, const Relief& relief);
void paintSkirts(Picture& picture, const Relief& relief);

/// The numbers along the near borders, the names of the axes and the axis of heights. Returns where their words stand,
/// and the bar of colours, so that pins keep off.
std::vector<Box> paintAxes(Picture& picture, const Frame& frame, const Relief& relief, const Box& box);

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

} // namespace lozenge
