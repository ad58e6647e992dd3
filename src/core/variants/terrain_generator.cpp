#include "core/variants/programs.hpp"
#include "core/variants/run.hpp"

namespace lozenge {
namespace {

bool isCorner(Point point, int last)
{
    return (point.x == 0 || point.x == last) && (point.y == 0 || point.y == last);
}

// The program knows an empty cell by its height, so a computed height of 0 is taken for empty as well. Mended it writes
// each point once: those that are new on the level.
bool isTakenForEmpty(const Run& run, Phase phase, const Level& level, Point at)
{
    if (!run.has(Slip::EmptyByValue))
        return phase == Phase::Diamond || (at.x + at.y) / level.half() % 2 != 0;
    const double height = run.grid().height(at);
    return !isCorner(at, run.last()) && (height == 0 || height == 0.001);
}

} // namespace

// A JavaScript program that draws with WebGL. Its square phase visits every point of the half lattice and passes
// over those that are not empty.
Generator<Step> terrainGenerator(Recipe recipe, RunEnd* end)
{
    Run run(recipe, end);
    const int last = run.last();
    const auto readAsZeroIfUnset = [&run, last](Point cell) {
        return !isInside(cell, last) ? Source::LeftOut : run.grid().has(cell) ? Source::Inside : Source::Unset;
    };

    for (const Level& level : run.levels()) {
        const int half = level.half();

        for (int y = half; y < last; y += level.stride)
            for (int x = half; x < last; x += level.stride)
                if (const Point middle{x, y}; isTakenForEmpty(run, Phase::Diamond, level, middle))
                    co_yield run.write<compass::cornersWestFirst>(Phase::Diamond, level, middle, readAsZeroIfUnset);

        for (int y = 0; y <= last; y += half)
            for (int x = 0; x <= last; x += half)
                if (const Point middle{x, y}; isTakenForEmpty(run, Phase::Square, level, middle))
                    co_yield run.write<compass::tipsUpAndDown>(Phase::Square, level, middle, readAsZeroIfUnset);
    }
}

} // namespace lozenge
