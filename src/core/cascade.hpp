#pragma once

#include "core/instruction_set.hpp"
#include "core/streamed_row.hpp"
#include "core/terrain.hpp"

#include <array>
#include <vector>

// A terrain as a cascade of rows: two rows of a lattice make two rows of the next finer one, which make four of the
// one after, down to the map. Rows fall through all levels at once, so only a few of each level are ever in memory, and
// those few stay in the processor's caches.

namespace lozenge {

/// Lattice points from `first` to `last`, both included. Where the map wraps around they may lie outside it.
struct Extent {
    int first = 0;
    int last = -1;

    [[nodiscard]] int count() const { return last - first + 1; }
};

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

    /// Makes the rows from north to south, as long as `take` wants more.
    void run(const TakeRow<Real>& take);

    /// Makes the rows in the map, which has the width of the window.
    void run(const MapInMemory<Real>& map);

private:
    /// One level: the lattice that it starts from, and the rows that are under way.
    struct Stage {
        Extent xs, ys;
        int cells = 1; ///< a side of the map, on this lattice
        int level = 0;
        Real amplitude = 0;
        Real* middles = nullptr;
        std::array<Real*, 4> fineRows{}; ///< two pairs in turns: the finer level still reads the odd row before
        int pair = 0;
        Real* north = nullptr;
    };

    static constexpr int lineLength = lineBytes / sizeof(Real);
    static constexpr int cellsAtATime = 256;

    void run();
    bool takeRow(std::size_t depth, int y, Real* row);
    bool giveRow(std::size_t depth, int y, Real* row);
    Real* fineRow(std::size_t depth, int y);
    bool keepRow(int y, const Real* row);
    void makeEven(const CellRow<Real>& cells) const;
    void makeOdd(const CellRow<Real>& cells) const;
    void makeCells(Stage& stage, int cellY, Real* south, Real* even, Real* odd);
    void makeNorthBorder(const Stage& stage, Real* even) const;
    void makeSouthBorder(const Stage& stage, Real* even) const;
    void makeWestBorder(const Stage& stage, int cellY, const Real* south, Real* odd) const;
    void makeEastBorder(const Stage& stage, int cellY, const Real* south, Real* odd) const;
    void seeCorners(const Stage& stage, int cellX, int cellY, int first, int count, Real* south) const;
    void putCorners(int y, Real* row) const;
    [[nodiscard]] Real offset(const Stage& stage, int x, int y) const;

    const InstructionSet& m_instructions;
    std::array<Real, 4> m_corners{};
    std::uint32_t m_seed = 0;
    bool m_wraps = false;
    int m_last = 1; ///< of the finest lattice
    Region m_window;
    std::vector<Stage> m_stages;
    std::vector<Real> m_scratch;
    std::array<Real*, 2> m_cornerRows{};
    const TakeRow<Real>* m_take = nullptr;
    MapInMemory<Real> m_map;
    std::array<StreamedRow<Real>, 2> m_streamed;
    SharedLine<Real> m_ends;
    alignas(lineBytes) std::array<std::uint32_t, cellsAtATime> m_cells{};
};

} // namespace lozenge
