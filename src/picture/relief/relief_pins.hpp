#pragma once

#include "picture/relief/relief.hpp"

namespace lozenge {

/// The point and its parents, each on a pin that stands on the ground, with its letter inside the pane.
void paintPins(Picture& picture, const Frame& frame, const Relief& relief, const Box& pane);

} // namespace lozenge
