#pragma once

#include "app/gl/gl_shapes.hpp"
#include "app/relief/relief_scenery.hpp"
#include "survey/ground_parts.hpp"
#include "survey/survey_frame.hpp"

#include <span>

namespace lozenge {

/// The sides of the block, down to its floor, with the ground's edge above.
Shapes blockSides(const SurveyFrame& frame, const GroundInView& ground, std::span<const Border> borders);

} // namespace lozenge
