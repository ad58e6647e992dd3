#pragma once

#include "core/recipe.hpp"

#include <cstddef>
#include <functional>
#include <vector>

namespace lozenge {

/// The heights that the run of any recipe ends with, and what comes after it, to the last bit, row by row
/// from the north-west: without its steps, in the time of a plain loop, where there is one. `beforeRow` is called again
/// and again, and may throw to give up.
std::vector<double> finishedHeights(
    const Recipe& recipe, const std::function<void()>& beforeRow = [] {});

/// The memory that it takes: of the array alone, or where slips and the like want a run, of that too.
std::size_t bytesAPoint(const Recipe& recipe);

} // namespace lozenge
