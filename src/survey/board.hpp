#pragma once

#include "picture/picture.hpp"
#include "survey/survey_frame.hpp"

#include <memory>

// The board of a survey, with the numbers and marks around it.

namespace lozenge {

/// Where the view lies in a picture: a square of pixels.
struct SurveyPlane {
    Box box;
    Sight sight;
    float rim = 0; ///< pixels around it where the map goes on, if there is more of it

    [[nodiscard]] float perPoint() const { return static_cast<float>(box.width / sight.width); }
    [[nodiscard]] Box frame() const { return box.beyond(rim); }
    [[nodiscard]] Vec2 at(double x, double y) const
    {
        const double scale = box.width / sight.width;
        return {static_cast<float>(box.x + (x - sight.west()) * scale),
                static_cast<float>(box.y + (y - sight.north()) * scale)};
    }
    [[nodiscard]] double xAt(float pixel) const { return sight.west() + (pixel - box.x) * sight.width / box.width; }
    [[nodiscard]] double yAt(float pixel) const { return sight.north() + (pixel - box.y) * sight.width / box.width; }
};

/// The plane in the square that the board has.
SurveyPlane surveyPlane(const Box& square, const Sight& sight, float scale);

/// What is in view on a board: as pixels, about one a point, or the points themselves where they have room.
struct SurveyMap {
    Growth growth;
    Patch patch;
    std::shared_ptr<const Pixels> pixels; ///< null: the points are discs

    [[nodiscard]] bool hasDiscs() const { return !pixels; }
};

/// Makes its heights, fine enough for so many cells from side to side, and their pixels.
SurveyMap surveyMap(const SurveyFrame& frame, const SurveyPlane& plane, double across, float scale);

/// It may paint beyond the plane's frame, where who paints cuts it off.
void paintSurveyMap(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, const SurveyMap& map,
                    float scale);

/// The whole map with all its levels, small: for the rim.
std::shared_ptr<const Pixels> smallMap(const SurveyFrame& frame);

/// The frame, and which coordinates it reaches over. Where the view is narrow enough to be lost, the small map shows
/// where it lies; without one it is made.
void paintSurveyRim(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, float scale,
                    std::shared_ptr<const Pixels> small = nullptr);

/// All of a board. What is painted later may lie beside it: what it hides under the page reaches a little over its
/// square. Returns whether it shows the points themselves.
bool paintSurveyBoard(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, float scale);

} // namespace lozenge
