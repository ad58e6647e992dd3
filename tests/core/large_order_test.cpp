#include "catch.hpp"
#include "recipes.hpp"

#include "core/order.hpp"
#include "core/terrain.hpp"
#include "core/timeline.hpp"
#include "core/window_at.hpp"

#include <random>

using namespace lozenge;

namespace {

Recipe textbookRecipe(int levels, std::string_view edge)
{
    Recipe recipe;
    recipe.size = latticeSize(levels);
    recipe.edge = edgeNamed(edge);
    recipe.corners.heights = {0.25, -0.5, 0.75, 1.0};
    recipe.noise.seed = 11;
    return recipe;
}

} // namespace

TEST_CASE("the order in closed form is the order of the stepped run")
{
    for (const EdgeMode& edge : edgeModes())
        for (const int levels : {1, 2, 3, 4, 5, 6}) {
            INFO(edge.name << " " << levels);
            std::int64_t order = 3;
            for (const Step& step : stepsOf(textbookRecipe(levels, edge.name))) {
                CHECK(pointAt(levels, ++order) == step.at);
                CHECK(orderOf(levels, step.at) == order);
            }
            CHECK(order + 1 == std::int64_t{latticeSize(levels)} * latticeSize(levels));
        }
}

TEST_CASE("corners come first in the order")
{
    for (const int levels : {1, 7, 28}) {
        const int last = 1 << levels;
        const std::array<Point, 4> corners{{{0, 0}, {last, 0}, {0, last}, {last, last}}};
        for (std::size_t i = 0; i < 4; ++i) {
            CHECK(orderOf(levels, corners[i]) == static_cast<std::int64_t>(i));
            CHECK(pointAt(levels, static_cast<std::int64_t>(i)) == corners[i]);
        }
    }
}

TEST_CASE("point and order of a map with 2^28 points a side undo each other")
{
    constexpr int levels = 28;
    const std::int64_t points = std::int64_t{latticeSize(levels)} * latticeSize(levels);
    std::mt19937_64 random(1);
    std::uniform_int_distribution<std::int64_t> any(0, points - 1);
    int wrong = 0;
    for (int i = 0; i < 200000; ++i) {
        // Half of them near the start of a level, where the square root is close to a whole number.
        const std::int64_t side = (std::int64_t{1} << (i % (levels + 1))) + 1;
        const std::int64_t order = i % 2 == 0 ? any(random) : std::min(points - 1, side * side + any(random) % 5 - 2);
        wrong += orderOf(levels, pointAt(levels, order)) != order;
    }
    CHECK(wrong == 0);
    CHECK(pointAt(levels, points - 1) == Point{(1 << levels) - 1, 1 << levels});
}

TEST_CASE("a window at any step is cut from the stepped map at that step")
{
    std::minstd_rand random(2);
    for (const std::string_view edge : {"three", "wrap"})
        for (const int levels : {1, 2, 3, 4, 6}) {
            const Recipe recipe = textbookRecipe(levels, edge);
            const Timeline timeline(recipe);
            Grid grid = timeline.gridAt(0);
            for (int step = 0, at = 0; step <= timeline.stepCount(); at = step, step += 1 + step / 40) {
                timeline.move(grid, at, step);
                std::vector<double> heights(grid.heights.size(), 9);
                std::vector<std::uint8_t> isSet(heights.size(), 9);
                makeWindowAt<double>(recipe, step, wholeMap(recipe.size), heights, isSet, 1 + step % 3);
                INFO(edge << " levels " << levels << " step " << step);
                CHECK(heights == grid.heights);
                CHECK(isSet == grid.isSet);

                const auto any = [&](int from) {
                    return std::uniform_int_distribution<int>(from, recipe.size - 1)(random);
                };
                const int west = any(0), north = any(0);
                const Region window{west, north, any(west), any(north)};
                heights.resize(pointCount(window));
                isSet.resize(pointCount(window));
                makeWindowAt<double>(recipe, step, window, heights, isSet);
                int wrong = 0;
                std::size_t i = 0;
                for (int y = window.north; y <= window.south; ++y)
                    for (int x = window.west; x <= window.east; ++x, ++i)
                        wrong += heights[i] != grid.height({x, y}) || (isSet[i] != 0) != grid.has({x, y});
                CHECK(wrong == 0);
            }
        }
}
