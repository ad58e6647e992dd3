#pragma once

#include "picture/figures/sides/panes.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace lozenge {

/// Several runs, each where it corresponds to the run that leads.
struct ComparedRuns {
    std::vector<Side> sides;
    HeightRange range;          ///< one for all, so that colours can be compared
    double differenceLimit = 1; ///< of the colours of all differences, at all moments
};

/// The recipes run, where each corresponds to a moment of the run that leads.
ComparedRuns comparedRuns(const std::vector<ShownRecipe>& recipes, const Timeline& leading, int moment,
                          const Look& look);

/// Takes all sides to where the leading run is at this moment.
void move(ComparedRuns& runs, const Timeline& leading, int moment);

/// What can stand under each of the sides that are compared, in the order of their names.
enum class CompareRow : std::uint8_t { Board, Relief, Tiles, Difference, Seam, SeamNorth, Beside };
inline constexpr std::array<std::string_view, 7> compareRows{"board", "relief",     "tiles", "difference",
                                                             "seam",  "seam-north", "beside"};

/// The sides with their names beside one another, what is asked for of each, and the scales, in a box. The frame of the
/// page has the range of the runs.
void paintCompared(const FigurePage& page, const ComparedRuns& runs, const std::vector<CompareRow>& rows,
                   const Box& box);

} // namespace lozenge
