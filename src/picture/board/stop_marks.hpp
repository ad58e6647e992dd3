#pragma once

#include "picture/board/board.hpp"

namespace lozenge {

/// What a stop of a lesson marks, ringed in the ink: its points and rectangles.
void paintStopMarks(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale);

/// The point that a question is about, with its mark.
void paintAskedPoint(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale);

} // namespace lozenge
