#pragma once

#include "picture/relief/relief.hpp"

#include <span>
#include <vector>

// What stands around a surface and on it.

namespace lozenge {

/// The numbers along the near borders, the names of the axes and the axis of heights. Returns where their words stand,
/// and the bar of colours, so that pins keep off.
std::vector<Box> paintAxes(Picture& picture, const Frame& frame, const Relief& relief, const Box& box);

/// The axis of heights with its colours, and a line that tells of water and of what is painted.
void paintScale(Picture& picture, const Frame& frame, const Relief& relief, const Box& box);

/// What a stop of a lesson marks: rings around points, and the borders of rectangles as they run over the surface.
void paintReliefMarks(Picture& picture, const Frame& frame, const Relief& relief);

/// The point and its parents, each on a pin that stands on the ground, with its letter inside the pane and
/// on no words.
void paintPins(Picture& picture, const Frame& frame, const Relief& relief, const Box& pane, std::span<const Box> words);

} // namespace lozenge
