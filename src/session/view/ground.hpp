#pragma once

#include "picture/look.hpp"

#include <span>

namespace lozenge {

/// The terrain as a body in space: the middle of the map is the origin, its side is `mapSide`, x goes east, y up,
/// z south.
struct Ground {
    std::span<const double> surface; ///< row by row, from the north
    int size = 0;
    double lift = 1; ///< of a unit of height
    float floor = 0; ///< the lowest that the map can be

    /// The height above a place; outside the map it is the floor.
    [[nodiscard]] float at(float x, float z) const;
    [[nodiscard]] static bool isOverMap(float x, float z);
};

inline constexpr float mapSide = 2.5F;

/// In the proportions of the relief, with this axis of heights.
Ground groundOf(std::span<const double> surface, const Interval& axis, const Look& look);

} // namespace lozenge
