#pragma once

#include "picture/picture.hpp"
#include "survey/survey_frame.hpp"

#include <memory>

namespace lozenge {

/// The heights of a patch as pixels, one a point, lit like the relief.
std::shared_ptr<const Pixels> litPixels(const Look& look, const Patch& patch, double share,
                                        const HeightsInView& heights, double cellsAcross);

/// The whole map with all its levels, small: for the locator.
std::shared_ptr<const Pixels> smallMap(const SurveyFrame& frame);

/// The part of an image that lies in a box, its pixels those that are seen.
Image cropped(const Image& image, const Box& box);

} // namespace lozenge
