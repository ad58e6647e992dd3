#pragma once

#include "core/lender.hpp"
#include "core/map_rows.hpp"
#include "core/terrain.hpp"

#include <array>
#include <vector>

// A terrain as a cascade of rows: two rows of a lattice make two rows of the next finer one, which make four of the
// one after, down to the map. Rows fall through all levels at once, so only a few of each level are ever in memory, and
// those few stay in the processor's caches.

namespace lozenge {

template <typename Real>
class Cascade {
public:
    Cascade(const Recipe& recipe, int depth, const Region& window, const InstructionSet& instructions);
    Cascade(const Cascade&) = delete;

    /// Makes the rows from north to south, as long as `take` wants more.
    void run(const TakeRow<Real>& take);

    /// Makes the rows in the map, which has the width of the window.
    void run(const MapInMemory<Real>& map);

private:
    static constexpr int lineLength = lineBytes / sizeof(Real);

    void run();
    bool takeRow(std::size_t depth, int y, Real* row);
    bool giveRow(std::size_t depth, int y, Real* row);
    Real* fineRow(std::size_t depth, int y);
    void makeCells(CascadeLevel<Real>& level, int cellY, Real* south, Real* even, Real* odd);
    void putCorners(int y, Real* row) const;

    const RowLoops<Real>& m_loops;
    StreamLines m_stream;
    std::array<Real, 4> m_corners{};
    bool m_wraps = false;
    int m_last = 1; ///< of the finest lattice
    Region m_window;
    std::vector<CascadeLevel<Real>> m_levels;
    typename Lender<std::vector<Real>>::Loan m_scratch;
    std::array<Real*, 2> m_cornerRows{};
    const TakeRow<Real>* m_take = nullptr;
    MapRows<Real> m_mapRows;
};

} // namespace lozenge
