#pragma once

#include "picture/frame.hpp"
#include "picture/relief/projection.hpp"

#include <optional>
#include <span>
#include <vector>

namespace lozenge {

void paintRelief(Picture& picture, const Frame& frame, const Box& box, float scale);

/// Everything of the relief but the surface itself, for who draws that by other means.
void paintReliefOverlay(Picture& picture, const Frame& frame, const Box& box, float scale);

/// The part of a relief's box that the projection fills.
Box reliefInner(const Box& box, float scale);

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
    int last = 1; ///< cells from side to side
    double limit = 1;
    std::span<const double> surface;                  ///< row by row, from the north
    const Grid* set = nullptr;                        ///< whose points carry a dot where there are few
    int stride = 1;                                   ///< of large maps not every point is drawn
    std::optional<LatticeLines> lines = std::nullopt; ///< in place of the lattice of the cells

    [[nodiscard]] double height(Point p) const
    {
        return surface[static_cast<std::size_t>(p.y) * static_cast<std::size_t>(last + 1) +
                       static_cast<std::size_t>(p.x)];
    }
    [[nodiscard]] Vec2 at(Point p, double h) const { return project(p.x, p.y, h); }
    [[nodiscard]] double inUnits(double h) const { return h / project.unit(); }
    [[nodiscard]] float share(double h) const { return static_cast<float>((h / limit + 1) / 2); }
};

/// The surface of a frame in a box, with room around it for what the axes say.
Relief reliefOf(const Frame& frame, const Box& box, float scale);

/// The back walls with their height lines.
void paintWalls(Picture& picture, const Relief& relief);
void paintSkirts(Picture& picture, const Relief& relief);

/// The bar of colours, with heights from -limit to limit.
void paintColourBar(Picture& picture, const Look& look, double limit, const Box& box, float scale);

/// Marks of the axis of heights, round numbers from -limit to limit.
std::vector<double> heightMarks(double limit);

} // namespace lozenge
