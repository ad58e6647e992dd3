#pragma once

#include "picture/board/board.hpp"
#include "picture/frame.hpp"
#include "picture/page.hpp"

#include <string>
#include <vector>

// The figure `whole` in its parts, for a stage with a board and a relief of its own.

namespace lozenge {

/// "Level 1 is done", where no stop has a title.
std::string titleOfWhole(const Frame& frame);

/// How much an answer can say on it.
WordsPlace answerOnWhole(float width, float height);

/// The points that are new on the level of a moment. On a small map each in view has a ring, on a larger one the others
/// fade.
std::vector<Point> newPoints(const Frame& frame);
void paintNewPoints(Picture& picture, const Frame& frame, const BoardGeometry& board, const std::vector<Point>& points,
                    float scale);

/// The facts of the level in the equation's place, and what the lesson says.
void paintWordsOfWhole(Picture& picture, const Frame& frame, const StageLayout& layout, float scale);

} // namespace lozenge
