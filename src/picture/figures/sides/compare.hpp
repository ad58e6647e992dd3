#pragma once

#include "picture/figures/figure_page.hpp"
#include "picture/figures/sides/compared_runs.hpp"
#include "picture/text/number_text.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// What can stand under each of the sides that are compared, in the order of their names.
enum class CompareRow : std::uint8_t { Board, Relief, Tiles, Difference, Seam, SeamNorth, Beside };
inline constexpr std::array<std::string_view, 7> compareRows{"board", "relief",     "tiles", "difference",
                                                             "seam",  "seam-north", "beside"};

/// What is shown where nothing was chosen: of two sides their reliefs; of more the maps, repeated once they are done.
std::vector<CompareRow> usualRows(std::size_t sides, bool isFinished);

/// The sides with their names beside one another, what is asked for of each, and the scales, in a box. The frame of the
/// page has the range of the runs.
void paintCompared(const FigurePage& page, const ComparedRuns& runs, const std::vector<CompareRow>& rows,
                   const Box& box);

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

/// With two decimals; what would vanish by that, with those that it needs.
std::string briefText(double number, Minus minus = Minus::Mono);

/// By the root, or small differences would vanish beside the largest.
Colour differenceColour(double value, double limit, const Theme& theme);

/// The colours of heights, as wide as the box, with their ends below.
void paintScaleBelow(const FigurePage& page, const Box& box);

/// The colours of differences with their ends.
void paintScaleOfDifferences(const FigurePage& page, double limit, const Box& box);

} // namespace lozenge
