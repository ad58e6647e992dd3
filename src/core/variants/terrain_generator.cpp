#include "core/variants/terrain_generator.hpp"

#include "core/variants/run.hpp"

namespace lozenge {
namespace {

using namespace compass;

constexpr std::array<Direction, 4> cornersWestFirst{northWest, southWest, southEast, northEast};
constexpr std::array<Direction, 4> diamondTips{up, down, left, right};

bool isCorner(Point point, int last)
{
    return (point.x == 0 || point.x == last) && (point.y == 0 || point.y == last);
}

// The program knows an empty cell by its height, so a computed height of 0 is taken for empty as well.
bool isTakenForEmpty(const Run& run, Point at)
{
    const double height = run.grid().height(at);
    return !isCorner(at, run.last()) && (height == 0 || height == 0.001);
}

} // namespace

// A JavaScript program that draws with WebGL. Its square phase visits every point of the half lattice and passes
// over those that are not empty.
Generator<Step> terrainGenerator(Recipe recipe)
{
    Run run(recipe);
    const int last = run.last();
    const auto readAsZeroIfUnset = [&run, last](Point cell) {
        return !isInside(cell, last) ? Source::LeftOut : run.grid().has(cell) ? Source::Inside : Source::Unset;
    };

    for (const Level& level : run.levels()) {
        const int half = level.half();

        for (int y = half; y < last; y += level.stride)
            for (int x = half; x < last; x += level.stride)
                if (const Point middle{x, y}; isTakenForEmpty(run, middle))
                    co_yield run.write(Phase::Diamond, level, middle, cornersWestFirst, readAsZeroIfUnset);

        for (int y = 0; y <= last; y += half)
            for (int x = 0; x <= last; x += half)
                if (const Point middle{x, y}; isTakenForEmpty(run, middle))
                    co_yield run.write(Phase::Square, level, middle, diamondTips, readAsZeroIfUnset);
    }
}

} // namespace lozenge
