#include "core/diamond_square.hpp"

#include <cassert>
#include <utility>

namespace lozenge {
namespace {

Step withAxesSwapped(const Step& step)
{
    const auto swapped = [](Point p) { return Point{p.y, p.x}; };
    Step other = step;
    other.at = swapped(step.at);
    other.parents.clear();
    for (const Parent& parent : step.parents)
        other.parents.add({swapped(parent.at), {parent.toward.dy, parent.toward.dx}, parent.source});
    return other;
}

void swapAxes(Grid& grid)
{
    for (int y = 0; y < grid.size; ++y)
        for (int x = 0; x < y; ++x) {
            std::swap(grid.heights[grid.index({x, y})], grid.heights[grid.index({y, x})]);
            std::swap(grid.isSet[grid.index({x, y})], grid.isSet[grid.index({y, x})]);
        }
}

/// What belongs to (x, y) is written at (y, x).
Generator<Step> onSwappedAxes(Recipe recipe, RunEnd* end)
{
    recipe.slips->remove(Slip::SwappedAxes);
    for (const Step& step : diamondSquare(std::move(recipe), end))
        co_yield withAxesSwapped(step);
    if (end)
        swapAxes(end->grid);
}

} // namespace

Generator<Step> diamondSquare(Recipe recipe, RunEnd* end)
{
    assert(!faultOf(recipe));
    const Slips changed = changedSteps(recipe);
    auto* run = changed.has(Slip::SwappedAxes) ? onSwappedAxes
                : changed.none()               ? recipe.variant->run
                                               : recipe.variant->runWithSlips;
    return run(std::move(recipe), end);
}

} // namespace lozenge
