#pragma once

#include "core/noise/noise.hpp"

#include <cstddef>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

namespace lozenge {

struct Recipe;

/// What a program does to the finished map: heights below a line are drawn anew.
struct After {
    std::string_view name;
    std::string_view explanation;
    double below = -std::numeric_limits<double>::infinity();
    double least = 0; ///< of the new heights
    double range = 0;

    [[nodiscard]] bool changes(double height) const { return height < below; }
};

/// The table of what can come after; the first is nothing, and the default.
std::span<const After> afters();

/// Does it, row by row from the north. `rest` is the noise as the run left it.
void finish(std::vector<double>& heights, const Recipe& recipe, Noise& rest);

/// A height that a finished map has in the place of what the steps have left.
struct ChangedHeight {
    std::size_t cell;
    double before;
    double after;
};

/// What is changed of the heights that the steps have left, cell by cell.
std::vector<ChangedHeight> changesAtEnd(const std::vector<double>& left, const Recipe& recipe, Noise& rest);

} // namespace lozenge
