#pragma once

#include "picture/relief/relief.hpp"

#include <span>

namespace lozenge {

/// The point and its parents, each on a pin that stands on the ground, with its letter inside the pane and
/// on no words.
void paintPins(Picture& picture, const Frame& frame, const Relief& relief, const Box& pane, std::span<const Box> words);

} // namespace lozenge
