#pragma once

#include "picture/look.hpp"
#include "picture/picture.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

/// In what heights of a range are counted where they become single precision, which has no room for the smallest and
/// their inverses. It is a power of two, so that not a bit of them changes.
inline double heightUnit(double limit)
{
    return std::ldexp(1.0, std::ilogb(limit));
}

inline double heightUnit(const Interval& axis)
{
    return heightUnit(std::max(std::abs(axis.low), std::abs(axis.high)));
}

/// A parallel projection of the map: x east, y south, heights up. The farther of two points has the smaller depth.
class Projection {
public:
    /// Fits the map with the axis of its heights into the box.
    Projection(const Box& box, int last, const Interval& axis, const Look& look);

    [[nodiscard]] Vec2 operator()(double x, double y, double height) const
    {
        const auto dx = static_cast<float>(x) * m_cell - m_half;
        const auto dy = static_cast<float>(y) * m_cell - m_half;
        return {m_centre.x + dx * m_cos - dy * m_sin, m_centre.y + (dx * m_sin + dy * m_cos) * m_tilt -
                                                          static_cast<float>((height - m_middle) / m_unit) * m_rise};
    }
    [[nodiscard]] float depth(double x, double y) const
    {
        return static_cast<float>(x) * m_sin + static_cast<float>(y) * m_cos;
    }

    [[nodiscard]] float side() const { return 2 * m_half; }
    [[nodiscard]] double unit() const { return m_unit; }
    [[nodiscard]] float rise() const { return m_rise; } ///< pixels per unit() of height

    /// Whether the south, or the east border is the nearer one.
    [[nodiscard]] bool southIsNear() const { return m_cos >= 0; }
    [[nodiscard]] bool eastIsNear() const { return m_sin >= 0; }

private:
    float m_cell = 0;
    float m_half = 0;
    float m_cos = 1;
    float m_sin = 0;
    float m_tilt = 0;
    double m_unit = 1;
    double m_middle = 0; ///< of the axis
    float m_rise = 0;
    Vec2 m_centre;
};

} // namespace lozenge
