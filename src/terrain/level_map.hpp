#pragma once

#include "core/recipe.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace lozenge {

/// The points of one level, side by side whatever its stride, in the array that holds the whole map in the end. Seen
/// like this every level is alike: a stride is two points, half of it is one, and no cache line holds points that the
/// level does not have.
class LevelMap {
public:
    /// The corners alone.
    LevelMap(int size, const std::array<double, 4>& corners) : m_heights(cellCount(size))
    {
        std::copy(corners.begin(), corners.end(), m_heights.begin());
    }

    [[nodiscard]] int last() const { return m_last; }
    [[nodiscard]] std::ptrdiff_t width() const { return m_last + 1; }
    double* row(int y) { return m_heights.data() + y * width(); }
    double& at(Point point) { return row(point.y)[point.x]; }

    /// Makes room for the next level between the points. From the end backwards, so that each is read before its
    /// place is taken.
    void spread()
    {
        const std::ptrdiff_t before = width();
        m_last *= 2;
        for (std::ptrdiff_t y = before - 1; y >= 0; --y) {
            const double* from = m_heights.data() + y * before;
            double* to = m_heights.data() + 2 * y * width();
            for (std::ptrdiff_t x = before - 1; x >= 0; --x)
                to[2 * x] = from[x];
        }
    }

    /// The heights, once the last level is done.
    std::vector<double> take() { return std::move(m_heights); }

private:
    std::vector<double> m_heights;
    int m_last = 1;
};

} // namespace lozenge
