#include "catch.hpp"

#include "core/diamond_square.hpp"
#include "core/recipes.hpp"
#include "terrain/finished_heights.hpp"

using namespace lozenge;

namespace {

std::vector<double> steppedHeights(const Recipe& recipe)
{
    Grid grid = startingGrid(recipe);
    for (const Step& step : diamondSquare(recipe))
        grid.put(step.at, step.after);
    return grid.heights;
}

} // namespace

TEST_CASE("finished heights are those of the stepped run to the last bit")
{
    for (const Recipe& recipe : recipesOf({})) {
        INFO(nameOf(recipe));
        REQUIRE(sameBits(finishedHeights(recipe), steppedHeights(recipe)));
    }
}

TEST_CASE("finished heights of larger maps are those of the stepped run to the last bit")
{
    for (const Recipe& recipe : recipesOfVariants({.sizes = {257}}, "lcg32")) {
        INFO(nameOf(recipe));
        REQUIRE(sameBits(finishedHeights(recipe), steppedHeights(recipe)));
    }
    for (const Recipe& recipe : recipesOfVariants({.sizes = {129}})) {
        INFO(nameOf(recipe));
        REQUIRE(sameBits(finishedHeights(recipe), steppedHeights(recipe)));
    }
}

TEST_CASE("every row of the tables has its loop")
{
    for (const Variant& variant : variants())
        for (const NoiseKind& kind : noiseKinds())
            for (const OffsetLaw& law : offsetLaws()) {
                Recipe recipe{.variant = &variant, .size = 5, .offset = &law, .noise = {&kind, 3, {}}};
                if (!kind.takesSeed)
                    recipe.noise = recordedNoise({0.1, 0.9, 0.4});
                CAPTURE(variant.name, kind.name, law.name);
                CHECK(sameBits(finishedHeights(recipe), steppedHeights(recipe)));
            }
}
