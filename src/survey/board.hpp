#pragma once

#include "picture/picture.hpp"
#include "survey/plane.hpp"
#include "survey/survey_frame.hpp"

#include <memory>

namespace lozenge {

/// What is in view on a board: as pixels, about one a point, or the points themselves where they have room.
struct SurveyMap {
    Growth growth;
    Patch patch;
    std::shared_ptr<const Pixels> pixels; ///< null: the points are discs

    [[nodiscard]] bool hasDiscs() const { return !pixels; }
};

/// Makes its heights, fine enough for so many cells from side to side.
SurveyMap surveyMap(const SurveyFrame& frame, const SurveyPlane& plane, double across);

/// Makes its pixels, where points have no room of their own.
void makePixels(SurveyMap& map, const SurveyFrame& frame, const SurveyPlane& plane, float scale);

/// It may paint beyond the plane's frame, where who paints cuts it off.
void paintSurveyMap(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, const SurveyMap& map,
                    float scale);

/// All of a board, none of it beyond its square. Returns whether it shows the points themselves.
bool paintSurveyBoard(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, float scale);

} // namespace lozenge
