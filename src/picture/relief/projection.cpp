#include "picture/relief/projection.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lozenge {

Projection::Projection(const Box& box, int last, const Interval& axis, const Look& look)
{
    const Camera& camera = look.camera;
    const double azimuth = camera.azimuth * std::numbers::pi / 180;
    const double elevation = camera.elevation * std::numbers::pi / 180;
    m_cos = static_cast<float>(std::cos(azimuth));
    m_sin = static_cast<float>(std::sin(azimuth));
    m_tilt = static_cast<float>(std::sin(elevation));

    // A unit map's extent on the screen, its range of heights included.
    const float spread = std::abs(m_cos) + std::abs(m_sin);
    const auto lift = static_cast<float>(heightOfAxis(look, axis, last) * std::cos(elevation));
    const float side =
        std::min(box.width / spread, box.height / (spread * m_tilt + lift)) * static_cast<float>(camera.zoom);

    m_half = side / 2;
    m_cell = side / static_cast<float>(last);
    m_unit = heightUnit(axis);
    m_middle = axis.middle();
    m_rise = side * lift / static_cast<float>(axis.length() / m_unit);
    m_centre = box.centre();
}

} // namespace lozenge
