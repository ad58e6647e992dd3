#pragma once

#include "app/gl/gl_program.hpp"
#include "app/relief/orbit.hpp"
#include "picture/frame.hpp"

#include <array>
#include <optional>
#include <span>

// What stands around the surface, as src/picture paints it.

namespace lozenge {

/// The back walls with their height lines, and water as far as it stands before them, in pixels.
Shapes backWalls(int last, const Interval& axis, std::optional<double> water, const Theme& theme, const Orbit& orbit,
                 float scale);

/// Columns in the place of the surface, from back to front, in pixels.
Shapes columns(const Frame& frame, const ReliefCanvas& canvas, int stride);

/// A dot on each point that is set, in pixels; none on large maps.
Shapes setDots(const Frame& frame, const Orbit& orbit, float scale);

/// A border of the map.
struct Border {
    bool isRow = false;   ///< the north or the south one
    bool isFirst = false; ///< the north or the west one
};
inline constexpr std::array<Border, 4> allBorders{{{true, true}, {true, false}, {false, true}, {false, false}}};

/// The two before the middle of the map.
inline std::array<Border, 2> nearBorders(const Projection& project)
{
    return {{{true, !project.southIsNear()}, {false, !project.eastIsNear()}}};
}

/// The sides below the borders, in the coordinates of the map.
Shapes skirts(const Frame& frame, int stride, std::span<const Border> borders);

/// The sky and what is below the horizon, on a sphere around the eye.
Shapes sky(const Theme& theme);

} // namespace lozenge
