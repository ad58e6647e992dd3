#pragma once

#include "picture/picture.hpp"
#include "survey/survey.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

/// Where the view lies in a picture: a square of pixels.
struct SurveyPlane {
    Box box;
    Sight sight;
    float rim = 0; ///< pixels around it where the map goes on, if there is more of it

    [[nodiscard]] float perPoint() const { return static_cast<float>(box.width / sight.width); }
    [[nodiscard]] Box frame() const { return {box.x - rim, box.y - rim, box.width + 2 * rim, box.height + 2 * rim}; }
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
inline SurveyPlane surveyPlane(const Box& square, const Sight& sight, float scale)
{
    // Room for the coordinates below.
    const float rim = std::round(std::min(22 * scale, square.width / 8));
    const float left = std::min(22 * scale, square.width / 8), above = 8 * scale;
    const float side = std::max(8.0F, std::round(square.width - 2 * left - 2 * rim));
    return {{std::round(square.x + left) + rim, std::round(square.y + above) + rim, side, side}, sight, rim};
}

} // namespace lozenge
