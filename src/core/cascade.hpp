#pragma once

#include "core/cascade_level.hpp"
#include "core/instruction_set.hpp"
#include "core/streamed_row.hpp"
#include "core/terrain.hpp"

#include <array>
#include <vector>

// A terrain as a cascade of rows: two rows of a lattice make two rows of the next finer one, which make four of the
// one after, down to the map. Rows fall through all levels at once, so only a few of each level are ever in memory, and
// those few stay in the processor's caches.

namespace lozenge {

/// A map in memory that the finished rows are for, without a copy made of them first.
template <typename Real>
struct MapInMemory {
    Real* heights = nullptr; ///< null where rows are taken one by one
    std::size_t width = 0;
    bool isBeyondCaches = false;
};

template <typename Real>
class Cascade {
public:
    Cascade(const Recipe& recipe, int depth, const Region& window, const InstructionSet& instructions);
    Cascade(const Cascade&) = delete;
    ~Cascade();

    /// Makes the rows from north to south, as long as `take` wants more.
    void run(const TakeRow<Real>& take);

    /// Makes the rows in the map, which has the width of the window.
    void run(const MapInMemory<Real>& map);

private:
    static constexpr int lineLength = lineBytes / sizeof(Real);
    static constexpr int cellsAtATime = 512;

    void run();
    bool takeRow(std::size_t depth, int y, Real* row);
    bool giveRow(std::size_t depth, int y, Real* row);
    Real* fineRow(std::size_t depth, int y);
    Real* placeOf(int cell, std::size_t isOdd, Real* row) const;
    [[nodiscard]] int cellsAtOnce(int cell) const;
    Real* rowOfMap(int y) const { return m_map.heights + static_cast<std::size_t>(y - m_window.north) * m_map.width; }
    void keepRow(int y, const Real* row);
    void makeCells(CascadeLevel<Real>& level, int cellY, Real* south, Real* even, Real* odd);
    void putCorners(int y, Real* row) const;

    const RowLoops<Real>& m_loops;
    StreamLines m_stream;
    std::array<Real, 4> m_corners{};
    bool m_wraps = false;
    int m_last = 1; ///< of the finest lattice
    Region m_window;
    std::vector<CascadeLevel<Real>> m_levels;
    std::vector<Real> m_scratch;
    std::array<Real*, 2> m_cornerRows{};
    const TakeRow<Real>* m_take = nullptr;
    MapInMemory<Real> m_map;
    int m_outside = 0;              ///< so many points of a finest row lie to the west of the window
    Extent m_inside;                ///< the cells that have all their points in it
    std::array<Real*, 2> m_inMap{}; ///< the places of the even and the odd row, where they are made in them
    std::array<StreamedRow<Real>, 2> m_streamed;
    SharedLine<Real> m_ends;
};

} // namespace lozenge
