#pragma once

#include "picture/board/board_marks.hpp"

#include <vector>

namespace lozenge {

/// Lines from the parents to the point, and the way round the map that a wrapped parent is read.
void paintParentLines(Picture& picture, const Marks& marks, const std::vector<Participant>& participants);

/// The head of an arrow where neighbours leave no room for a line.
void paintShortLine(Picture& picture, const Marks& marks, const Participant& p);

void paintArrow(Picture& picture, Vec2 from, Vec2 to, Colour colour, float width, float head, Colour casing,
                float casingWidth, bool dashed);

} // namespace lozenge
