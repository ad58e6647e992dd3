#pragma once

#include "picture/frame.hpp"

namespace lozenge {

/// The run from its first step to its last, in chapters.
void paintStrip(Picture& picture, const Frame& frame, const Box& box, float scale, bool labels);

/// The moment at a place of the strip, for who drags on it.
int stripMoment(const Timeline& timeline, float x, const Box& box, float scale);

} // namespace lozenge
