#pragma once

#include "picture/picture.hpp"
#include "survey/survey_frame.hpp"

#include <optional>

namespace lozenge {

/// Of the board that the facts are about.
struct BoardShown {
    float pixels = 1; ///< from side to side
    bool hasDiscs = false;
    std::optional<double> milliseconds; ///< that its heights took; what is not looked at live does not say
};

/// Points, amplitude and the like in so many columns, in the place of an equation. Under them, where there is room, how
/// the heights are to be read.
void paintSurveyFacts(Picture& picture, const SurveyFrame& frame, const BoardShown& board, const Box& box, float scale,
                      int columns = 3);

} // namespace lozenge
