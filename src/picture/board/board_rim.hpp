#pragma once

#include "picture/board/board_marks.hpp"

#include <vector>

namespace lozenge {

/// The coordinates on the rim of a board, those of the step in its colour.
void paintCoordinates(Picture& picture, const Marks& marks, const std::vector<Participant>& participants);

} // namespace lozenge
