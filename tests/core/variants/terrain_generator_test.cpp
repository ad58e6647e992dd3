#include "catch.hpp"
#include "recipes.hpp"

#include <algorithm>
#include <array>
#include <vector>

using namespace lozenge;
using namespace lozenge::compass;

namespace {

Recipe small(std::array<double, 4> corners, std::vector<double> numbers)
{
    return {.variant = variantNamed("terrain-generator"),
            .size = 5,
            .corners = {corners, {}},
            .amplitudes = {1, 1, {}},
            .offset = offsetNamed("positive"),
            .noise = recordedNoise(std::move(numbers))};
}

Grid finished(const Recipe& recipe)
{
    Grid grid = startingGrid(recipe);
    for (const Step& step : stepsOf(recipe))
        grid.put(step.at, step.after);
    return grid;
}

int stepsAt(const std::vector<Step>& steps, Point p)
{
    return static_cast<int>(std::count_if(steps.begin(), steps.end(), [&](const Step& step) { return step.at == p; }));
}

} // namespace

TEST_CASE("terrain-generator keeps a preset height and its neighbours read it")
{
    Recipe recipe = small({1, 1, 1, 1}, {0.5});
    recipe.presets = {{{2, 2}, 9}};
    const std::vector<Step> steps = stepsOf(recipe);
    CHECK(steps.size() == 20);
    CHECK(stepsAt(steps, {2, 2}) == 0);
    CHECK(finished(recipe).height({2, 2}) == 9);
    CHECK(steps.front().at == Point{2, 0}); // there is no diamond step left on the first level
    CHECK(steps.front().mean == (9.0 + 1 + 1) / 3);
}

TEST_CASE("terrain-generator takes a preset of 0.001 or 0 for an empty cell and one close by for a height")
{
    for (const double mark : {0.001, 0.0, -0.0}) {
        Recipe recipe = small({1, 1, 1, 1}, {0.5});
        recipe.presets = {{{2, 2}, mark}};
        const std::vector<Step> steps = stepsOf(recipe);
        CHECK(steps.size() == 21);
        CHECK(steps.front().at == Point{2, 2});
        CHECK(steps.front().before == mark);
        CHECK(steps.front().after == 1.5);
    }
    for (const double height : {0.0010000001, 1e-300, -0.001}) {
        Recipe recipe = small({1, 1, 1, 1}, {0.5});
        recipe.presets = {{{2, 2}, height}};
        CHECK(stepsOf(recipe).size() == 20);
    }
}

TEST_CASE("terrain-generator passes over a preset cell without a draw")
{
    Recipe recipe = small({1, 1, 1, 1}, {0.25, 0.5, 0.75});
    recipe.presets = {{{2, 2}, 9}};
    const std::vector<Step> steps = stepsOf(recipe);
    CHECK(steps[0].offset == 0.25);
    CHECK(steps[1].offset == 0.5);
    CHECK(steps[2].offset == 0.75);
    CHECK(steps[3].offset == 0.25);
}

TEST_CASE("terrain-generator writes a computed 0 again and reads cells that are not set as 0")
{
    const std::vector<Step> steps = stepsOf(small({0, 0, 0, 0}, {0, 0.5, 0.25, 0.75}));
    REQUIRE(steps.size() > 4);
    CHECK(steps[0].at == Point{2, 2});
    CHECK(steps[0].after == 0);
    CHECK(steps[1].after == 0.5);  // north
    CHECK(steps[2].after == 0.25); // west

    const Step& again = steps[3];
    CHECK(again.at == Point{2, 2});
    CHECK(again.phase == Phase::Square);
    CHECK(again.before == 0.0);
    REQUIRE(again.parents.count() == 4);
    CHECK(again.parents[0] == Parent{{2, 0}, up, Source::Inside});
    CHECK(again.parents[1] == Parent{{2, 4}, down, Source::Unset});
    CHECK(again.parents[2] == Parent{{0, 2}, left, Source::Inside});
    CHECK(again.parents[3] == Parent{{4, 2}, right, Source::Unset});
    CHECK(again.mean == (0.5 + 0 + 0.25 + 0) / 4);
    CHECK(again.after == again.mean + 0.75);
}

TEST_CASE("terrain-generator that computes nothing but 0 visits all cells on every level but the corners")
{
    const Recipe recipe = small({0, 0, 0, 0}, {0});
    const std::vector<Step> steps = stepsOf(recipe);
    CHECK(steps.size() == 1 + 5 + 4 + 21);
    for (const Point corner : cornerPoints(4))
        CHECK(stepsAt(steps, corner) == 0);
    CHECK(stepsAt(steps, {2, 2}) == 3);
    CHECK(stepsAt(steps, {1, 1}) == 2);
}

TEST_CASE("terrain-generator writes a computed 0.001 again")
{
    Recipe recipe = small({0.001, 0.001, 0.001, 0.001}, {0});
    const std::vector<Step> steps = stepsOf(recipe);
    CHECK(steps[0].after == 0.001);
    CHECK(stepsAt(steps, {2, 2}) == 2); // the second time from two cells that are not set
    for (const Point corner : cornerPoints(4))
        CHECK(stepsAt(steps, corner) == 0);
}

TEST_CASE("corners overwrite presets in every variant")
{
    for (const Variant& variant : variants()) {
        INFO(variant.name);
        const Recipe recipe{.variant = &variant,
                            .size = 5,
                            .corners = {{1, 2, 3, 4}, {}},
                            .presets = {{{0, 0}, 9}, {{4, 0}, 9}, {{0, 4}, 9}, {{4, 4}, 9}}};
        const Grid grid = finished(recipe);
        CHECK(grid.height({0, 0}) == 1);
        CHECK(grid.height({4, 0}) == 2);
        CHECK(grid.height({0, 4}) == 3);
        CHECK(grid.height({4, 4}) == 4);
    }
}

TEST_CASE("a later preset of a cell overwrites an earlier one")
{
    Recipe recipe = small({1, 1, 1, 1}, {0.5});
    recipe.presets = {{{1, 2}, 7}, {{1, 2}, 8}};
    CHECK(finished(recipe).height({1, 2}) == 8);
}
