#pragma once

#include "picture/relief/relief.hpp"

#include <vector>

namespace lozenge {

void paintSurface(Picture& picture, const Relief& relief);

/// The dots of the near borders, which stand before the skirts.
void paintNearDots(Picture& picture, const Relief& relief);

/// Columns in the place of a surface: of the style that is named for them.
void paintColumns(Picture& picture, const Relief& relief);

/// The colour of the surface at a place, in the look's style. The slope is in units of height.
Colour surfaceColour(const Relief& relief, double height, Vec2 slope);

/// The slope at a point, between its neighbours.
Vec2 slopeAt(const Relief& relief, Point p);

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
