#pragma once

#include "picture/picture.hpp"
#include "survey/survey_frame.hpp"

namespace lozenge {

/// The block of what is in view with the axis of heights, of cells that are as small as the picture shows; no more of
/// them from side to side than are wanted.
void paintSurveyRelief(Picture& picture, const SurveyFrame& frame, const Box& box, float scale, int mostCells = 512);

} // namespace lozenge
