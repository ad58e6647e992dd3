#pragma once

#include "picture/picture.hpp"

#include <span>
#include <vector>

namespace lozenge {

/// The corners moved outwards, so that every edge lies that much farther out: one area to fill instead of an area and
/// a line around it. Corners too sharp for that move less.
void widen(std::vector<Vec2>& wide, std::span<const Vec2> corners, float by);

/// A polygon that no eye tells from a circle.
void makeDisc(std::vector<Vec2>& corners, Vec2 centre, float radius);

/// A box, its corners rounded by quarters of a circle.
void makeRoundedBox(std::vector<Vec2>& corners, const Box& box, float radius);

} // namespace lozenge
