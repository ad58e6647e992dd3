#pragma once

#include "picture/board/board.hpp"
#include "picture/participants.hpp"

#include <vector>

namespace lozenge {

/// The coordinates on the rim of a board, those of the step in its colour.
void paintCoordinates(Picture& picture, const Frame& frame, const BoardGeometry& board,
                      const std::vector<Participant>& participants, float scale);

} // namespace lozenge
