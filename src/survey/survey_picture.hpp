#pragma once

#include "picture/frame.hpp"
#include "picture/strip.hpp"
#include "survey/survey_frame.hpp"

#include <optional>

// The picture of a survey, and those of its parts that the window paints, too.

namespace lozenge {

/// Nothing but what is given decides it.
Picture surveyPicture(const SurveyFrame& frame, View::Kind view, float width, float height);

/// Of the board that the facts are about.
struct BoardShown {
    float pixels = 1; ///< from side to side
    bool hasDiscs = false;
    std::optional<double> milliseconds = {}; ///< that it took; what is not looked at live does not say
};

/// The heading, and beside it up to `right` as many facts as have room.
void paintSurveyTitle(Picture& picture, const SurveyFrame& frame, Vec2 at, float right, float size, float scale);

/// Points, amplitude and the like in so many columns, in the place of an equation. Under them, where there is room, how
/// the heights are to be read.
void paintSurveyFacts(Picture& picture, const SurveyFrame& frame, const BoardShown& board, const Box& box, float scale,
                      int columns = 3);

/// The way of a survey: a band for each level, and for what a zoom adds.
Strip stripOf(const SurveyFrame& frame);

/// The block of what is in view with the axis of heights, of cells that are as small as the picture shows; no more of
/// them from side to side than are wanted.
void paintSurveyRelief(Picture& picture, const SurveyFrame& frame, const Box& box, float scale, int most = 512);

/// The bar of colours at the corner of the block that is farthest to the left; its numbers count from the middle, in a
/// unit that is said beside it.
void paintHeightAxis(Picture& picture, const SurveyFrame& frame, const Box& box, float scale);

} // namespace lozenge
