#include "catch.hpp"
#include "recipes.hpp"

#include "core/diamond_square.hpp"
#include "core/timeline.hpp"

#include <random>

using namespace lozenge;

namespace {

/// The map at each of these moments, by running the coroutine.
std::vector<Grid> replayed(const Recipe& recipe, const std::vector<int>& moments)
{
    std::vector<Grid> grids;
    Grid grid = startingGrid(recipe);
    int number = 0;
    auto wanted = moments.begin();
    const auto keep = [&] {
        if (wanted != moments.end() && *wanted == number) {
            grids.push_back(grid);
            ++wanted;
        }
    };
    keep();
    for (const Step& step : diamondSquare(recipe)) {
        grid.put(step.at, step.after);
        ++number;
        keep();
    }
    return grids;
}

} // namespace

TEST_CASE("seeking gives the map that replaying gives at every moment")
{
    for (const Recipe& recipe : recipesOf({})) {
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);
        const std::vector<int> moments = momentsOf(timeline.stepCount());
        const std::vector<Grid> grids = replayed(recipe, moments);
        REQUIRE(grids.size() == moments.size());
        int wrong = 0;
        for (std::size_t i = 0; i < moments.size(); ++i)
            wrong += !sameBits(timeline.gridAt(moments[i]), grids[i]);
        CHECK(wrong == 0);
    }
}

TEST_CASE("forward to any step and back gives the same map bit for bit")
{
    for (const Recipe& recipe : recipesOf({})) {
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);
        const Grid start = startingGrid(recipe);
        const Grid end = timeline.gridAt(timeline.stepCount());
        Grid fromStart = start, fromEnd = end;
        int wrong = 0;
        for (const int moment : momentsOf(timeline.stepCount())) {
            timeline.move(fromStart, 0, moment);
            timeline.move(fromEnd, timeline.stepCount(), moment);
            wrong += !sameBits(fromStart, fromEnd);
            timeline.move(fromStart, moment, 0);
            timeline.move(fromEnd, moment, timeline.stepCount());
            wrong += !sameBits(fromStart, start) + !sameBits(fromEnd, end);
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("wandering to and fro through a run leaves the map of the moment")
{
    std::mt19937 dice(7);
    for (const Recipe& recipe : recipesOfVariants({.seeds = 5}, "recorded")) {
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);
        Grid grid = timeline.gridAt(0);
        int moment = 0;
        bool same = true;
        for (int i = 0; i < 12; ++i) {
            const int next = static_cast<int>(dice() % static_cast<unsigned>(timeline.stepCount() + 1));
            timeline.move(grid, moment, next);
            moment = next;
            same = same && sameBits(grid, timeline.gridAt(moment));
        }
        CHECK(same);
    }
}

TEST_CASE("the extremes of a run are those of all its moments")
{
    for (const Recipe& recipe : recipesOfVariants({.sizes = {9}})) {
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);
        double lowest = 1e9, highest = -1e9;
        for (int moment = 0; moment <= timeline.stepCount(); ++moment) {
            const Grid grid = timeline.gridAt(moment);
            for (std::size_t i = 0; i < grid.heights.size(); ++i)
                if (grid.isSet[i]) {
                    lowest = std::min(lowest, grid.heights[i]);
                    highest = std::max(highest, grid.heights[i]);
                }
        }
        CHECK(timeline.extremes() == std::pair{lowest, highest});
    }
}

TEST_CASE("a step that is looked up is the one that the coroutine yields")
{
    for (const Recipe& recipe : recipesOf({})) {
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);
        int number = 0, wrong = 0;
        for (const Step& step : diamondSquare(recipe)) {
            ++number;
            wrong += !(timeline.step(number) == step) || !(timeline.placeOf(number) == step.at);
        }
        CHECK(wrong == 0);
        CHECK(number == timeline.stepCount());
    }
}

TEST_CASE("chapters cover all the steps in order and each holds one phase of one level")
{
    for (const Recipe& recipe : recipesOf({})) {
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);
        int number = 0, wrong = 0;
        for (const Chapter& chapter : timeline.chapters()) {
            wrong += chapter.first != number + 1 || chapter.last < chapter.first;
            for (number = chapter.first; number <= chapter.last; ++number) {
                const Step step = timeline.step(number);
                wrong += step.level != chapter.level || step.phase != chapter.phase;
                wrong += !(timeline.chapterOf(number) == chapter);
            }
            --number;
        }
        CHECK(wrong == 0);
        CHECK(number == timeline.stepCount());
    }
}

TEST_CASE("a run that passes over no cell has two chapters a level")
{
    for (const Recipe& recipe : recipesOfVariants({.starts = {Start::Given}})) {
        INFO(nameOf(recipe));
        CHECK(Timeline(recipe).chapters().size() == 2 * levelsOf(recipe).size());
    }
}

TEST_CASE("a run without a step to take is an empty timeline")
{
    Recipe recipe{.variant = variantNamed("terrain-generator"), .size = 3};
    recipe.presets = {{{1, 1}, 2}, {{1, 0}, 3}, {{0, 1}, 4}, {{2, 1}, 5}, {{1, 2}, 6}};
    const Timeline timeline(recipe);
    CHECK(timeline.stepCount() == 0);
    CHECK(timeline.chapters().empty());
    CHECK(timeline.gridAt(0) == startingGrid(recipe));
    CHECK(timeline.writerOf({1, 1}, 0) == 0);
}

TEST_CASE("the writer of a point at a moment is the last step so far that wrote it")
{
    for (const Recipe& recipe : recipesOfVariants({.sizes = {3, 9, 17}, .seeds = 3}, "recorded")) {
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);
        const std::vector<Step> steps = stepsOf(recipe);
        std::vector<int> writers(static_cast<std::size_t>(recipe.size * recipe.size));
        int wrong = 0;
        for (int moment = 0; moment <= timeline.stepCount(); ++moment) {
            if (moment > 0) {
                const Point at = steps[static_cast<std::size_t>(moment - 1)].at;
                writers[static_cast<std::size_t>(at.y * recipe.size + at.x)] = moment;
            }
            for (int y = 0; y < recipe.size; ++y)
                for (int x = 0; x < recipe.size; ++x)
                    wrong +=
                        timeline.writerOf({x, y}, moment) != writers[static_cast<std::size_t>(y * recipe.size + x)];
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("a timeline of the largest map takes at most 60 bytes a step")
{
    const Timeline timeline({.size = largestSteppedSize});
    CHECK(timeline.stepCount() == 1025 * 1025 - 4);
    CHECK(timeline.bytes() <= 60 * static_cast<std::size_t>(timeline.stepCount()));
}
