#pragma once

#include "picture/frame.hpp"
#include "picture/stage.hpp"

namespace lozenge {

/// The picture of a frame: nothing but what is given decides it.
Picture framePicture(const Frame& frame, View::Kind view, float width, float height);

WordsPlace wordsOnSlide(float width, float height);

} // namespace lozenge
