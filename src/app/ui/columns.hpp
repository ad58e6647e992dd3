#pragma once

#include "picture/picture.hpp"

#include <array>
#include <span>
#include <vector>

namespace lozenge {

/// What Dear ImGui fills: convex, its corners in order around it.
using Column = std::array<Vec2, 4>;

/// The inside of a polygon that every upright line crosses twice at most, as a ground over its foot, a disc, or the gap
/// between two lines, which may cross.
std::vector<Column> columnsOf(std::span<const Vec2> polygon);

} // namespace lozenge
