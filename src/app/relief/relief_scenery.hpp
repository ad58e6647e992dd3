#pragma once

#include "app/gl/triangles.hpp"
#include "app/relief/orbit.hpp"

#include <optional>

// What stands around the surface, as src/picture paints it.

namespace lozenge {

/// The back walls with their height lines, and water as far as it stands before them, in pixels.
Shapes backWalls(int last, const Interval& axis, std::optional<double> water, const Theme& theme, const Orbit& orbit,
                 float scale);

/// Columns in the place of the surface, from back to front, in pixels.
Shapes columns(const Frame& frame, const ReliefCanvas& canvas, int stride);

/// A dot on each point that is set, in pixels; none on large maps.
Shapes setDots(const Frame& frame, const Orbit& orbit, float scale);

/// The sides below the borders, in the coordinates of the map: the two near ones, or all four.
Shapes nearSkirts(const Frame& frame, const Projection& project, int stride);
Shapes allSkirts(const Frame& frame, int stride);

/// The sky and what is below the horizon, on a sphere around the eye.
Shapes sky(const Theme& theme);

} // namespace lozenge
