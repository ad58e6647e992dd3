#pragma once

#include "picture/relief/relief.hpp"

namespace lozenge {

void paintSurface(Picture& picture, const Relief& relief);

/// The dots of the near borders, which stand before the skirts.
void paintNearDots(Picture& picture, const Relief& relief);

/// The colour of the surface at a place, in the look's style. The slope is in units of height.
Colour surfaceColour(const Relief& relief, double height, Vec2 slope);

/// The slope at a point, between its neighbours.
Vec2 slopeAt(const Relief& relief, Point p);

} // namespace lozenge
