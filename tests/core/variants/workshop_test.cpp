#include "catch.hpp"
#include "recipes.hpp"

#include <map>
#include <utility>
#include <vector>

using namespace lozenge;

namespace {

Recipe workshop(int size, std::vector<double> numbers)
{
    return {.variant = variantNamed("workshop"),
            .size = size,
            .corners = {{}, 1.0},
            .amplitudes = {1, 0.5, {}},
            .noise = recordedNoise(std::move(numbers))};
}

} // namespace

TEST_CASE("the workshop draws random corners column by column and others row by row")
{
    Recipe recipe = workshop(3, {0, 0.25, 0.75, 1});
    const Grid columns = startingGrid(recipe);
    CHECK(columns.height({0, 0}) == -1);
    CHECK(columns.height({0, 2}) == -0.5);
    CHECK(columns.height({2, 0}) == 0.5);
    CHECK(columns.height({2, 2}) == 1);

    recipe.variant = variantNamed("textbook");
    const Grid rows = startingGrid(recipe);
    CHECK(rows.height({2, 0}) == -0.5);
    CHECK(rows.height({0, 2}) == 0.5);
}

TEST_CASE("random corners use up the first four numbers of a stream")
{
    for (const Variant& variant : variants()) {
        Recipe recipe = workshop(3, {0.1, 0.2, 0.3, 0.4, 0.875, 0.5});
        recipe.variant = &variant;
        INFO(variant.name);
        CHECK(stepsOf(recipe)[0].offset == 0.75);
        recipe.corners.randomRange.reset();
        CHECK(stepsOf(recipe)[0].offset == Approx(-0.8).epsilon(1e-15));
    }
}

TEST_CASE("the workshop writes inner edge points twice with the same mean and the second draw wins")
{
    for (const Recipe& recipe : recipesOf({.starts = {Start::Drawn}})) {
        if (recipe.variant->name != "workshop" || recipe.noise.kind->name == "hash")
            continue;
        INFO(nameOf(recipe));
        std::map<std::pair<int, int>, std::vector<Step>> writes;
        Grid grid = startingGrid(recipe);
        for (const Step& step : stepsOf(recipe)) {
            writes[{step.at.x, step.at.y}].push_back(step);
            grid.put(step.at, step.after);
        }
        int wrong = 0;
        for (const auto& [place, steps] : writes) {
            const Step& last = steps.back();
            wrong += grid.height(last.at) != last.after;
            if (steps.size() == 2)
                wrong += last.before != steps[0].after || last.mean != steps[0].mean || last.level != steps[0].level;
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("with the hash both writes of an inner edge point of the workshop are the same")
{
    for (const Step& step : stepsOf({.variant = variantNamed("workshop"), .size = 33}))
        if (step.before && *step.before != step.after)
            FAIL("at " << step.at.x << " " << step.at.y);
}

TEST_CASE("the workshop goes column by column and round each cell")
{
    std::vector<Point> places;
    for (const Step& step : stepsOf(workshop(5, {0.5})))
        if (step.level == 1)
            places.push_back(step.at);
    REQUIRE(places.size() == 20);
    places.resize(12);
    CHECK(places == std::vector<Point>{{1, 1},
                                       {1, 3},
                                       {3, 1},
                                       {3, 3}, // diamonds
                                       {1, 0},
                                       {0, 1},
                                       {2, 1},
                                       {1, 2}, // north-west: top left right bottom
                                       {1, 2},
                                       {0, 3},
                                       {2, 3},
                                       {1, 4}}); // south-west
}
