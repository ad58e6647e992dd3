#include "catch.hpp"
#include "recipes.hpp"

#include "core/moment.hpp"

#include <random>

using namespace lozenge;

namespace {

const Sweep sweep{.sizes = {3, 5, 9, 17, 33}, .starts = {Start::Given, Start::Drawn}, .seeds = 2};

/// The same recipe, but that no level after this one has an offset.
Recipe quietAfter(Recipe recipe, int lastLoudLevel)
{
    std::vector<double> amplitudes;
    for (const Level& level : levelsOf(recipe))
        amplitudes.push_back(level.index <= lastLoudLevel ? level.amplitude : 0);
    recipe.amplitudes.listed = amplitudes;
    return recipe;
}

} // namespace

TEST_CASE("the surface holds the heights of all points that are set")
{
    for (const Recipe& recipe : recipesOfVariants({.seeds = 2}, "recorded")) {
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);
        int different = 0;
        for (const int moment : momentsOf(timeline.stepCount())) {
            const auto [number, step, grid, surface] = momentAt(timeline, moment);
            for (std::size_t i = 0; i < surface.size(); ++i)
                different += grid.isSet[i] && !sameBits(surface[i], grid.heights[i]);
        }
        CHECK(different == 0);
    }
}

TEST_CASE("after a level the surface is the terrain of a run whose finer levels have no offsets")
{
    for (const OffsetLaw& law : offsetLaws)
        for (const Recipe& recipe : recipesOfVariants(sweep, "mt19937", law.name)) {
            INFO(nameOf(recipe));
            const Timeline timeline(recipe);
            for (const Chapter& chapter : timeline.chapters()) {
                if (chapter.phase == Phase::Diamond)
                    continue;
                INFO("after level " << chapter.level);
                const auto surface = momentAt(timeline, chapter.last).surface;
                CHECK(sameBits(surface, finalHeights(quietAfter(recipe, chapter.level))));
            }
        }
}

TEST_CASE("before the first step the surface is the terrain of a run without offsets")
{
    for (const Recipe& recipe : recipesOfVariants(sweep, "lcg32")) {
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);
        CHECK(sameBits(momentAt(timeline, 0).surface, finalHeights(quietAfter(recipe, -1))));
    }
}

TEST_CASE("at any step the surface is the terrain of a run that draws only zero offsets from there on")
{
    std::mt19937 dice(3);
    for (Recipe recipe : recipesOfVariants({.starts = {Start::Given}, .seeds = 2})) {
        // Matlab draws four numbers a cell, and an inner edge of the workshop is set and then set again.
        if (recipe.variant->name == "matlab" || recipe.variant->rewritesEdges)
            continue;
        std::vector<double> numbers(static_cast<std::size_t>(recipe.size * recipe.size));
        for (double& number : numbers)
            number = static_cast<double>(dice() % 1024) / 1024;
        recipe.noise = recordedNoise(numbers);
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);

        for (const int moment : momentsOf(timeline.stepCount())) {
            std::size_t drawn = 0;
            for (int number = 1; number <= moment; ++number)
                drawn += timeline.step(number).drawn;
            Recipe quiet = recipe;
            std::fill(quiet.noise.recorded.begin() + static_cast<std::ptrdiff_t>(drawn), quiet.noise.recorded.end(),
                      0.5);
            INFO("moment " << moment);
            CHECK(sameBits(momentAt(timeline, moment).surface, finalHeights(quiet)));
        }
    }
}
