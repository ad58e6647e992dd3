#pragma once

#include "picture/frame.hpp"

namespace lozenge {

/// The step as one line of numbers; with `braces` it says of each part what it is.
void paintEquation(Picture& picture, const Frame& frame, const Box& box, float scale, bool braces);

/// The same as a sum in a column, on tall slides.
void paintColumnSum(Picture& picture, const Frame& frame, const Box& box, float scale);

} // namespace lozenge
