#pragma once

#include "picture/relief/relief.hpp"

namespace lozenge {

/// The axis of heights with its colours, and a line that tells of water and of what is painted.
void paintScale(Picture& picture, const Frame& frame, const Relief& relief, const Box& box);

} // namespace lozenge
