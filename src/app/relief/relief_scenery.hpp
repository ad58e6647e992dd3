#pragma once

#include "app/gl/triangles.hpp"
#include "app/relief/orbit.hpp"

// What stands around the surface, as src/picture paints it.

namespace lozenge {

/// The back walls with their height lines, in pixels.
Shapes backWalls(int last, double limit, const Theme& theme, const Orbit& orbit, float scale);

/// A dot on each point that is set, in pixels; none on large maps.
Shapes setDots(const Frame& frame, const Orbit& orbit, float scale);

/// The sides below the borders, in the coordinates of the map: the two near ones, or all four.
Shapes nearSkirts(const Frame& frame, const Projection& project, int stride);
Shapes allSkirts(const Frame& frame, int stride);

/// The sky and what is below the horizon, on a sphere around the eye.
Shapes sky(const Theme& theme);

} // namespace lozenge
