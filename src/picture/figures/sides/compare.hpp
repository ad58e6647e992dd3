#pragma once

#include "picture/figures/figure_page.hpp"
#include "picture/figures/sides/compared_runs.hpp"

#include <array>
#include <cstdint>
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

} // namespace lozenge
