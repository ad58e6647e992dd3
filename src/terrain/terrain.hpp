#pragma once

#include "core/recipe.hpp"
#include "core/region.hpp"

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

// Whole terrains, without their steps.
//
// Stepping makes one point after another because that is how the algorithm is told. For a recipe whose noise is the
// hash nothing forces that order: the number of a point depends on its place alone. So any rectangle of a terrain can
// be made without the rest, even of one with 2^28 points a side, which no memory holds.

namespace lozenge {

/// Whether every height of the terrain can be made without the others that are not its ancestors: the textbook's
/// order without slips, hash noise, symmetric offsets, amplitudes by level, the edge mode "three" or "wrap", and
/// nothing that is kept or comes after.
bool isAddressable(const Recipe& recipe);

/// The map as it is when `depth` levels are done, seen as a lattice of its own with 2^depth + 1 points a side. Depth 0
/// has the corners alone; the whole map has the depth levelCount(recipe).
constexpr int latticeSize(int depth)
{
    return (1 << depth) + 1;
}

/// The rows of a rectangle of the lattice of this depth from north to south, each given away before the next is made:
/// memory for some rows a level is all that it takes. They are those of the stepped run to the last bit, whatever the
/// rectangle and the processor. Ends early when `take` returns false. The recipe must be addressable.
using TakeRow = std::function<bool(int y, std::span<const double> row)>;
void makeRows(const Recipe& recipe, int depth, const Region& window, const TakeRow& take);

/// The same in an array, row by row.
void makeWindow(const Recipe& recipe, int depth, const Region& window, std::span<double> heights);

/// As many numbers as a window has points.
constexpr std::size_t pointCount(const Region& window)
{
    if (window.isEmpty())
        return 0;
    return static_cast<std::size_t>(window.east - window.west + 1) *
           static_cast<std::size_t>(window.south - window.north + 1);
}

/// The heights that the run of any recipe ends with, and what comes after it, to the last bit, row by row
/// from the north-west: without its steps, in bulk where they can be made like that, else by the coroutine.
/// `beforeRow` is called again and again, and may throw to give up.
std::vector<double> finishedHeights(
    const Recipe& recipe, const std::function<void()>& beforeRow = [] {});

/// The memory that a point takes of a run that is stepped.
std::size_t bytesAPoint(const Recipe& recipe);

} // namespace lozenge
