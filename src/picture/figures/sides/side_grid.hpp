#pragma once

#include "picture/figures/sides/compare.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// What the ways to lay out a comparison share.

namespace lozenge {

inline constexpr float headHeight = 60, gap = 18, between = 24, labels = 124, scaleHeight = 48, bar = 14;

/// Beside a map of differences, for what is said of the most; and below each seam for its gap.
inline constexpr float besideDifference = 82, belowSeam = 30;

/// A page with sides, and what is shown of each in a box.
struct SideGrid : FigurePage {
    const ComparedRuns& runs;
    std::vector<CompareRow> rows;
    Box box;

    [[nodiscard]] bool has(CompareRow row) const { return std::find(rows.begin(), rows.end(), row) != rows.end(); }
    /// Some styles of the relief colour by the slope, or not at all.
    [[nodiscard]] bool hasHeightColours() const;
};

/// What stands in a row.
struct RowShape {
    float share;                           ///< its height in parts of its width
    std::string_view label, first, second; ///< said beside it
    void (*paint)(const SideGrid& grid, const Side& side, const Box& cell);
};

RowShape shapeOf(CompareRow row);

inline bool isSeam(CompareRow row)
{
    return row == CompareRow::Seam || row == CompareRow::SeamNorth;
}

/// The letter of a side, its name, and below it what that means.
void paintHead(const FigurePage& page, const Side& side, std::size_t index, const Box& box);

/// The most that a side differs, from a place on: beside its map in two lines, or below it in one.
void paintMost(const FigurePage& page, const Difference& difference, Vec2 at, bool isInOneLine);

/// With two decimals; what would vanish by that, with those that it needs.
std::string briefText(double number, Minus minus = Minus::Mono);

/// By the root, or small differences would vanish beside the largest.
Colour differenceColour(double value, double limit, const Theme& theme);

/// The colours of heights where they show, as wide as the box, with their ends below.
void paintScaleBelow(const SideGrid& grid, const Box& box);

/// The colours of differences with their ends.
void paintScaleOfDifferences(const SideGrid& grid, const Box& box);

/// Both scales below one another.
void paintScales(const SideGrid& grid, const Box& box);

} // namespace lozenge
