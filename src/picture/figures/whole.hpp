#pragma once

#include "picture/board/board.hpp"
#include "picture/figures/question_foot.hpp"
#include "picture/frame.hpp"
#include "picture/slide.hpp"
#include "picture/stage.hpp"

#include <optional>
#include <string>
#include <vector>

// The figure `whole` in its parts, for a stage with a board and a relief of its own.

namespace lozenge {

/// "Level 1 is done", where no stop has a title.
std::string titleOfWhole(const Frame& frame);

/// How much an answer can say on it.
WordsPlace answerOnWhole(float width, float height);

/// The points that are new on the level of a moment, and a ring around each that is in view.
std::vector<Point> newPoints(const Frame& frame);
void paintNewPoints(Picture& picture, const Frame& frame, const BoardGeometry& board, const std::vector<Point>& points,
                    float scale);

/// Where the parts of the figure `whole` lie. A question takes the place of the facts and the words.
struct WholeLayout {
    SlideLayout slide;
    Box board;
    Box relief;
    Box facts;
    bool areFactsBeside = false; ///< one below the other beside the board, on tall pages
    std::optional<QuestionFoot> foot;
};

/// Below a heading whose last base line is here.
WholeLayout wholeLayout(const Frame& frame, float width, float height, float heading);

/// The facts of the level in the equation's place, and what the lesson says.
void paintWordsOfWhole(Picture& picture, const Frame& frame, const StageLayout& layout, float scale);

} // namespace lozenge
