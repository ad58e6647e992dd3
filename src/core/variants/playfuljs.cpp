#include "core/variants/programs.hpp"
#include "core/variants/run.hpp"

namespace lozenge {

// An article's JavaScript program. It keeps its map in an array of floats, and calls the first phase "square".
Generator<Step> playfuljs(Recipe recipe, RunEnd* end)
{
    Run run(recipe, end);
    const int last = run.last();

    // The program answers a read outside the map with -1 and leaves every -1 out, a true height of -1 as well.
    const auto unlessMinusOne = [&grid = run.grid(), leavesOut = run.has(Slip::Sentinel)](Point cell) {
        return !isInside(cell, grid.last())           ? Source::LeftOut
               : leavesOut && grid.height(cell) == -1 ? Source::Sentinel
                                                      : Source::Inside;
    };

    for (const Level& level : run.levels()) {
        const int half = level.half();

        for (int y = half; y < last; y += level.stride)
            for (int x = half; x < last; x += level.stride)
                co_yield run.write<compass::cornersAround>(Phase::Diamond, level, {x, y}, unlessMinusOne);

        for (int y = 0; y <= last; y += half)
            for (int x = (y + half) % level.stride; x <= last; x += level.stride)
                co_yield run.write<compass::tipsAround>(Phase::Square, level, {x, y}, unlessMinusOne);
    }
}

} // namespace lozenge
