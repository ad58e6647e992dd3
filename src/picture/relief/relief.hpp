#pragma once

#include "picture/frame.hpp"
#include "picture/relief/projection.hpp"

#include <vector>

namespace lozenge {

void paintRelief(Picture& picture, const Frame& frame, const Box& box, float scale);

/// Everything of the relief but the surface itself, for who draws that by other means.
void paintReliefOverlay(Picture& picture, const Frame& frame, const Box& box, float scale);

/// The part of a relief's box that the projection fills.
Box reliefInner(const Box& box, float scale);

/// What the parts of a relief share.
struct Relief {
    const Frame& frame;
    const Theme& theme;
    Projection project;
    float scale;
    int last;
    double limit;

    [[nodiscard]] double height(Point p) const { return frame.moment.surface[frame.moment.grid.index(p)]; }
    [[nodiscard]] Vec2 at(Point p, double h) const { return project(p.x, p.y, h); }
    [[nodiscard]] double inUnits(double h) const { return h / project.unit(); }
};

/// The back walls with their height lines.
void paintWalls(Picture& picture, const Relief& relief);
void paintSkirts(Picture& picture, const Relief& relief);

/// The bar of heights and colours: on the board's side where there is no relief.
void paintColourBar(Picture& picture, const Frame& frame, const Box& box, float scale);

/// Marks of the axis of heights, round numbers from -limit to limit.
std::vector<double> heightMarks(double limit);

} // namespace lozenge
