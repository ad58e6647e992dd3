#pragma once

#include "core/recipe.hpp"

#include <functional>
#include <vector>

namespace lozenge {

/// The heights that the run of any recipe ends with, to the last bit, row by row from the north-west: without its
/// steps, in the time of a plain loop and the memory of this one array. `beforeRow` is called again and again, and may
/// throw to give up.
std::vector<double> finishedHeights(
    const Recipe& recipe, const std::function<void()>& beforeRow = [] {});

} // namespace lozenge
