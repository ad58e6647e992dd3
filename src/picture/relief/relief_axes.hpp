#pragma once

#include "picture/relief/relief.hpp"

#include <vector>

namespace lozenge {

/// The numbers along the near borders, the names of the axes and the axis of heights. Returns where their words stand,
/// and the bar of colours, so that pins keep off.
std::vector<Box> paintAxes(Picture& picture, const Frame& frame, const Relief& relief, const Box& box);

} // namespace lozenge
