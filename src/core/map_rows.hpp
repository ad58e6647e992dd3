#pragma once

#include "core/cascade_level.hpp"
#include "core/region.hpp"
#include "core/streamed_row.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace lozenge {

/// A map in memory that finished rows are for.
template <typename Real>
struct MapInMemory {
    Real* heights = nullptr; ///< null where there is none
    std::size_t width = 0;
    bool isBeyondCaches = false;
};

/// How the finest rows of a cascade come into a map that has the width of its window. A map that the caches can hold is
/// made in place, but for the points beside those of cells that the window's borders cut: they are made in a row of the
/// cascade first. Into a larger map rows are sent from there, past the caches, piece by piece: the memory takes one
/// while the processor makes the next.
template <typename Real>
class MapRows {
public:
    MapRows() = default;
    /// `firstX` is where the rows of the cascade begin.
    MapRows(const MapInMemory<Real>& map, const Region& window, int firstX, StreamLines stream)
        : m_map(map), m_window(window), m_stream(stream),
          m_outside(window.west - firstX), m_inside{(m_outside + 1) / 2,
                                                    (m_outside + window.east - window.west + 1) / 2 - 1}
    {}

    [[nodiscard]] bool areWanted() const { return m_map.heights != nullptr; }

    /// A row is begun, and may go to the map before it is finished. Its even and odd neighbours are made together.
    void begin(int y, const Real* row, bool mayGo)
    {
        const bool goes = mayGo && areWanted() && y >= m_window.north && y <= m_window.south;
        m_inMap[parity(y)] = goes && !m_map.isBeyondCaches ? rowOf(y) : nullptr;
        if (goes && m_map.isBeyondCaches)
            m_streamed[parity(y)] = {row + m_outside, rowOf(y), m_map.width};
    }

    /// Where a cell puts its points of a row.
    Real* placeOf(int cell, int y, Real* row) const
    {
        Real* inMap = m_inMap[parity(y)];
        const bool isInside = m_inside.first <= cell && cell <= m_inside.last;
        return inMap && isInside ? inMap + (2 * cell - m_outside) : row + 2 * cell;
    }

    /// How many cells from this one on can be made at once.
    [[nodiscard]] int cellsAtOnce(int cell) const
    {
        if (m_map.isBeyondCaches)
            return cellsInPiece;
        if (cell < m_inside.first)
            return m_inside.first - cell;
        return cell <= m_inside.last ? m_inside.last + 1 - cell : 1;
    }

    /// The row is made up to here.
    void send(int y, const Real* made) { m_streamed[parity(y)].sendUpTo(made, m_stream); }

    /// The row is whole, from the window's first point on: what is not in the map yet follows.
    void finish(int y, const Real* row)
    {
        if (m_map.isBeyondCaches) {
            StreamedRow<Real>& streamed = m_streamed[parity(y)];
            if (!streamed.isUnderWay())
                streamed = {row, rowOf(y), m_map.width};
            streamed.finish(m_ends, m_stream);
            return;
        }
        const bool isInMap = m_inMap[parity(y)] != nullptr;
        const int west = isInMap ? 2 * m_inside.first - m_outside : 0;
        const int east = isInMap ? 2 * m_inside.last + 2 - m_outside : 0;
        std::copy(row, row + west, rowOf(y));
        std::copy(row + east, row + m_map.width, rowOf(y) + east);
    }

    /// After the last row.
    void end()
    {
        m_ends.flush();
        settleStreamedLines();
    }

private:
    static constexpr int cellsInPiece = 512;

    static std::size_t parity(int y) { return static_cast<std::size_t>(y & 1); }
    Real* rowOf(int y) const { return m_map.heights + static_cast<std::size_t>(y - m_window.north) * m_map.width; }

    MapInMemory<Real> m_map;
    Region m_window;
    StreamLines m_stream = nullptr;
    int m_outside = 0;              ///< so many points of a row lie to the west of the window
    Extent m_inside;                ///< the cells that have all their points in it
    std::array<Real*, 2> m_inMap{}; ///< the places of the even and the odd row, where they are made in them
    std::array<StreamedRow<Real>, 2> m_streamed;
    SharedLine<Real> m_ends;
};

} // namespace lozenge
