#pragma once

#include "app/ground/survey_scene.hpp"
#include "picture/picture.hpp"

namespace lozenge {

/// The bar of colours at the corner of the block that is farthest to the left; its numbers count from the middle, in a
/// unit that is said beside it.
void paintHeightAxis(Picture& picture, const SurveyScene& scene, const Box& box, float scale);

} // namespace lozenge
