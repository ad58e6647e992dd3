#include "survey/plane.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

SurveyPlane surveyPlane(const Box& square, const Sight& sight, float scale)
{
    // Room for the coordinates below.
    const float rim = std::round(std::min(22 * scale, square.width / 8));
    const float left = std::min(22 * scale, square.width / 8), above = 8 * scale;
    const float side = std::max(8.0F, std::round(square.width - 2 * left - 2 * rim));
    return {{std::round(square.x + left) + rim, std::round(square.y + above) + rim, side, side}, sight, rim};
}

} // namespace lozenge
