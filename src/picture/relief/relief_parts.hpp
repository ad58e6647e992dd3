#pragma once

#include "picture/relief/projection.hpp"
#include "picture/stage.hpp"

// What the files that paint the relief share.

namespace lozenge {

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

/// The back walls with their height lines, and the axis of heights at the outermost corner.
void paintWalls(Picture& picture, const Relief& relief);
void paintAxes(Picture& picture, const Relief& relief);
void paintSurface(Picture& picture, const Relief& relief);
/// The dots of the near borders, which stand before the skirts.
void paintNearDots(Picture& picture, const Relief& relief);
void paintSkirts(Picture& picture, const Relief& relief);
void paintPins(Picture& picture, const Relief& relief);

/// The colour of the surface at a place, in the look's style. The slope is in units of height.
Colour surfaceColour(const Relief& relief, double height, Vec2 slope);

/// A band of the style that is named for them: it reaches up to a height.
struct HeightBand {
    double below;
    Colour colour;
};

/// The colours that a published program gives to its heights, from the lowest.
std::span<const HeightBand> heightBands();

/// The water of the style "slope-grey", where the published program has it: up to this share of the limit.
inline constexpr float waterShare = 0.3F;
inline constexpr Colour waterColour = rgb(0x3296C8);

/// Marks of the axis of heights, round numbers from -limit to limit.
std::vector<double> heightMarks(double limit);

} // namespace lozenge
