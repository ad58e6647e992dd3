#pragma once

#include "picture/picture.hpp"
#include "survey/plane.hpp"
#include "survey/survey_frame.hpp"

#include <memory>

// Numbers and marks around the board of a survey.

namespace lozenge {

/// The frame, and which coordinates it reaches over.
void paintSurveyRim(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, float scale);

/// Where the view lies on the whole map, where it is narrow enough to be lost.
bool hasLocator(const SurveyFrame& frame, const SurveyPlane& plane, float scale);
void paintLocator(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane,
                  const std::shared_ptr<const Pixels>& map, float scale);

} // namespace lozenge
