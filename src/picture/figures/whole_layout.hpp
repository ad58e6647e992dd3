#pragma once

#include "picture/figures/question_foot.hpp"
#include "picture/slide.hpp"

#include <optional>

namespace lozenge {

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

} // namespace lozenge
