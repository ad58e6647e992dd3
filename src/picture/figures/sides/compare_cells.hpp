#pragma once

#include "picture/figures/sides/compare.hpp"

#include <cstddef>

namespace lozenge {

/// One of the things under a side.
struct CompareCell {
    const FigurePage& page;
    const ComparedRuns& runs;
    std::size_t index;
    Box box;
    int stride = 1; ///< of a relief

    [[nodiscard]] const Side& side() const { return runs.sides[index]; }
    [[nodiscard]] const Side& first() const { return runs.sides.front(); }
};
void paintCompareCell(const CompareCell& cell, CompareRow row);

} // namespace lozenge
