#pragma once

#include "core/recipe.hpp"

#include <cstddef>
#include <functional>
#include <vector>

namespace lozenge {

/// The heights that the run of any recipe ends with, and what comes after it, to the last bit, row by row
/// from the north-west: without its steps, in bulk where they can be made like that, else by the coroutine.
/// `beforeRow` is called again and again, and may throw to give up.
std::vector<double> finishedHeights(
    const Recipe& recipe, const std::function<void()>& beforeRow = [] {});

/// The memory that a point takes of a run that is stepped.
std::size_t bytesAPoint(const Recipe& recipe);

} // namespace lozenge
