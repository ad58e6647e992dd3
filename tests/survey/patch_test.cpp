#include "catch.hpp"
#include "large_recipe.hpp"

#include "survey/patch.hpp"
#include "terrain/terrain.hpp"

using namespace lozenge;

TEST_CASE("a patch has the heights of the lattice and of the coarser surface")
{
    const Recipe recipe = largeRecipe(12);
    const Patch patch = patchOf(recipe, 7, {33, 65, 40, 70});
    CHECK(patch.region == Region{32, 64, 40, 70});
    for (int y = patch.region.north; y <= patch.region.south; ++y)
        for (int x = patch.region.west; x <= patch.region.east; ++x) {
            double height = 0;
            makeWindow(recipe, levelCount(recipe), {x * 32, y * 32, x * 32, y * 32}, {&height, 1});
            CHECK(patch.heights[patch.index(x, y)] == height);
            const double coarser = heightOver(recipe, 6, x * 32.0, y * 32.0);
            CHECK(patch.coarser[patch.index(x, y)] == Approx(coarser).margin(1e-12));
            CHECK(heightOver(recipe, 7, x * 32.0, y * 32.0) == Approx(height).margin(1e-12));
            CHECK(heightOver(recipe, 6.25, x * 32.0, y * 32.0) ==
                  Approx(coarser + (height - coarser) / 4).margin(1e-12));
        }
}
