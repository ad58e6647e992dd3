#pragma once

#include "core/point.hpp"

#include <cstdint>

// When each point of a textbook run is made, without running it.
//
// The textbook's order is so regular that it can be counted: a level that starts from m x m squares finds (m + 1)^2
// points, adds m^2 middles of squares row by row, then the middles of the sides, m and m + 1 of them in turns. So the
// step of a point, the point of a step, and all that is set after a step of a run of any length need no memory.

namespace lozenge {

/// The place of a point in the order in which a textbook run with so many levels makes them. The corners come first,
/// 0 to 3; the point of step k has the place k + 3.
std::int64_t orderOf(int levels, Point at);

/// The point that has this place.
Point pointAt(int levels, std::int64_t order);

/// How many levels must have begun before a point with this place, 4 or later, can be there.
int levelsUpTo(std::int64_t order);

/// The points that are there before the level that starts from m x m squares.
constexpr std::int64_t pointsBefore(std::int64_t squares)
{
    return (squares + 1) * (squares + 1);
}

constexpr std::int64_t stepOfOrder(std::int64_t order)
{
    return order - 3;
}

} // namespace lozenge
