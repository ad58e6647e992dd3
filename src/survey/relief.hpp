#pragma once

#include "picture/picture.hpp"
#include "survey/survey_frame.hpp"

namespace lozenge {

/// The block of what is in view with the axis of heights, of cells that are as small as the picture shows; no more of
/// them from side to side than are wanted.
void paintSurveyRelief(Picture& picture, const SurveyFrame& frame, const Box& box, float scale, int most = 512);

/// The bar of colours at the corner of the block that is farthest to the left; its numbers count from the middle, in a
/// unit that is said beside it.
void paintHeightAxis(Picture& picture, const SurveyFrame& frame, const Box& box, float scale);

} // namespace lozenge
