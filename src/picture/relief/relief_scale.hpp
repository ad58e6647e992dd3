#pragma once

#include "picture/relief/relief.hpp"

#include <vector>

namespace lozenge {

/// The axis of heights with its colours, and a line that tells of water and of what is painted.
void paintScale(Picture& picture, const Frame& frame, const Relief& relief, const Box& box);

/// The bar of colours over an axis, with its heights in the unit that is given.
void paintColourBar(Picture& picture, const Theme& theme, const HeightColours& colours, const Interval& axis,
                    const Box& box, float scale, double unit = 1);

/// Marks of an axis of heights, round numbers; `most` of them, if there is no room for more.
std::vector<double> heightMarks(const Interval& axis, int most = 12);

} // namespace lozenge
