#include "core/variants/programs.hpp"
#include "core/variants/run.hpp"

namespace lozenge {

// A programming workshop's C++ and OpenGL program. Its square phase goes from cell to cell and sets the middles of
// all four edges, so that an edge between two cells is computed twice and the second draw wins.
Generator<Step> workshop(Recipe recipe, RunEnd* end)
{
    Run run(recipe, end);
    const int last = run.last();

    for (const Level& level : run.levels()) {
        const int stride = level.stride;
        const int half = level.half();

        for (int x = half; x < last; x += stride)
            for (int y = half; y < last; y += stride)
                co_yield run.write<compass::cornersByRow>(Phase::Diamond, level, {x, y}, run.insideOnly());

        for (int x = half; x < last; x += stride)
            for (int y = half; y < last; y += stride)
                for (const Direction edge : compass::tipsByRow) {
                    const Point middle = stepped({x, y}, edge, half);
                    if (run.has(Slip::Twice) || !run.grid().has(middle))
                        co_yield run.write<compass::tipsByRow>(Phase::Square, level, middle, run.insideOnly());
                }
    }
}

} // namespace lozenge
