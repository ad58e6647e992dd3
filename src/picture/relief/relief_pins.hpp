#pragma once

#include "picture/relief/relief.hpp"

namespace lozenge {

/// The point and its parents, each on a pin that stands on the ground.
void paintPins(Picture& picture, const Frame& frame, const Relief& relief);

} // namespace lozenge
