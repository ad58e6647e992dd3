#pragma once

#include "picture/figures/sides/compare.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// What is painted of the sides of a comparison.

namespace lozenge {

/// A page with sides, and what is shown of each in a box.
struct SideGrid : FigurePage {
    const ComparedRuns& runs;
    std::vector<CompareRow> rows;
    Box box;

    [[nodiscard]] bool has(CompareRow row) const { return std::find(rows.begin(), rows.end(), row) != rows.end(); }
    [[nodiscard]] std::string letterOf(const Side& side) const
    {
        return std::string(1, static_cast<char>('A' + (&side - runs.sides.data())));
    }
};

/// What stands in a row.
struct RowShape {
    float aspect;                   ///< its height in parts of its width
    std::string_view first, second; ///< what the lines of a seam are
    void (*paint)(const SideGrid& grid, const Side& side, const Box& cell);
};

RowShape shapeOf(CompareRow row);

inline bool isSeam(CompareRow row)
{
    return row == CompareRow::Seam || row == CompareRow::SeamNorth;
}

/// With two decimals; what would vanish by that, with those that it needs.
std::string briefText(double number);

/// By the root, or small differences would vanish beside the largest.
Colour differenceColour(double value, double limit, const Theme& theme);

} // namespace lozenge
