#pragma once

#include "picture/picture.hpp"
#include "survey/survey_frame.hpp"

namespace lozenge {

/// The way of a survey: a band for each level, and for what a zoom adds.
void paintLevelStrip(Picture& picture, const SurveyFrame& frame, const Box& box, float scale);

/// The place on the way at a place of the strip, for who drags on it. Levels are whole; what follows them is not.
double stripWay(const Survey& survey, float x, const Box& box, float scale);

} // namespace lozenge
