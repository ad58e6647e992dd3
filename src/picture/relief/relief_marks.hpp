#pragma once

#include "picture/relief/relief.hpp"

namespace lozenge {

/// What a stop of a lesson marks: rings around points, and the borders of rectangles as they run over the surface.
void paintReliefMarks(Picture& picture, const Frame& frame, const Relief& relief);

} // namespace lozenge
