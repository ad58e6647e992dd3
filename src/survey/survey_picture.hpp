#pragma once

#include "picture/frame.hpp"
#include "survey/survey_frame.hpp"

namespace lozenge {

/// The picture of a survey: nothing but what is given decides it.
Picture surveyPicture(const SurveyFrame& frame, View::Kind view, float width, float height);

} // namespace lozenge
