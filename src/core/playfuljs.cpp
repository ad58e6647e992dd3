#include "core/run.hpp"

namespace lozenge {
namespace {

constexpr std::array<Direction, 4> squareCorners{northWest, northEast, southEast, southWest};
constexpr std::array<Direction, 4> diamondTips{up, right, down, left};

// The program answers a read outside the map with -1 and leaves every -1 out, a true height of -1 as well.
Parents validParents(const Run& run, const Level& level, Point at, std::span<const Direction> towards)
{
    Parents valid;
    for (Parent parent : run.parents(level, at, towards)) {
        if (parent.source == Source::Inside && run.grid().height(parent.at) == -1)
            parent.source = Source::Sentinel;
        valid.add(parent);
    }
    return valid;
}

} // namespace

// An article's JavaScript program. It keeps its map in an array of floats, and calls the first phase "square".
Generator<Step> playfuljs(Recipe recipe)
{
    Run run(recipe);
    const int last = run.last();

    for (const Level& level : run.levels()) {
        const int half = level.half();

        for (int y = half; y < last; y += level.stride)
            for (int x = half; x < last; x += level.stride)
                co_yield run.write(Phase::Diamond, level, {x, y}, validParents(run, level, {x, y}, squareCorners));

        for (int y = 0; y <= last; y += half)
            for (int x = (y + half) % level.stride; x <= last; x += level.stride)
                co_yield run.write(Phase::Square, level, {x, y}, validParents(run, level, {x, y}, diamondTips));
    }
}

} // namespace lozenge
