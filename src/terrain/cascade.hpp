#pragma once

#include "core/region.hpp"
#include "terrain/cascade_level.hpp"
#include "terrain/instruction_set.hpp"
#include "terrain/lender.hpp"
#include "terrain/terrain.hpp"

#include <array>
#include <vector>

// A terrain as a cascade of rows: two rows of a lattice make two rows of the next finer one, which make four of the
// one after, down to the map. Rows fall through all levels at once, so only a few of each level are ever in memory, and
// those few stay in the processor's caches.

namespace lozenge {

class Cascade {
public:
    Cascade(const Recipe& recipe, int depth, const Region& window, const InstructionSet& instructions);
    Cascade(const Cascade&) = delete;

    /// Makes the rows from north to south, as long as `take` wants more.
    void run(const TakeRow& take);

private:
    bool takeRow(std::size_t depth, int y, double* row);
    bool giveRow(std::size_t depth, int y, double* row);
    double* fineRow(std::size_t depth, int y);
    void makeCells(CascadeLevel& level, int cellY, double* south, double* even, double* odd);
    void putCorners(int y, double* row) const;

    const InstructionSet& m_instructions;
    std::array<double, 4> m_corners{};
    bool m_wraps = false;
    int m_last = 1; ///< of the finest lattice
    Region m_window;
    std::vector<CascadeLevel> m_levels;
    typename Lender<std::vector<double>>::Loan m_scratch;
    std::array<double*, 2> m_cornerRows{};
    const TakeRow* m_take = nullptr;
};

} // namespace lozenge
