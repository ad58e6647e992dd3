#include "catch.hpp"

#include "survey/patch.hpp"
#include "terrain/terrain.hpp"

#include <cmath>
#include <memory>

using namespace lozenge;

namespace {

std::shared_ptr<const Recipe> deepRecipe()
{
    Recipe recipe;
    recipe.size = largestSize;
    recipe.amplitudes.ratio = ratioOfHurst(0.75);
    recipe.noise.seed = 3;
    return std::make_shared<const Recipe>(recipe);
}

} // namespace

TEST_CASE("a tile of the deepest level tells neighbours apart in single precision")
{
    const auto recipe = deepRecipe();
    const Tile tile = makeTile(recipe, {28, 1700000, 2500001});
    REQUIRE(tile.pairs.size() == 2U * 65 * 65);
    for (const int y : {0, 1, 33, 64})
        for (const int x : {0, 1, 32, 64}) {
            const int east = 1700000 * 64 + x, south = 2500001 * 64 + y;
            double height = 0;
            makeWindow(*recipe, levelCount(*recipe), {east, south, east, south}, {&height, 1});
            const float stored = tile.pairs[2 * (static_cast<std::size_t>(y) * 65 + static_cast<std::size_t>(x))];
            CHECK(std::abs(tile.base + stored - height) < 1e-12);
        }
}

TEST_CASE("neighbouring tiles share their border")
{
    const auto recipe = deepRecipe();
    const Tile west = makeTile(recipe, {20, 100, 7}), east = makeTile(recipe, {20, 101, 7});
    for (std::size_t y = 0; y < 65; ++y)
        for (std::size_t part = 0; part < 2; ++part)
            CHECK(west.base + west.pairs[2 * (y * 65 + 64) + part] ==
                  Approx(east.base + east.pairs[2 * (y * 65) + part]).margin(1e-9));
}

TEST_CASE("the coarser tile lies over the finer ones")
{
    CHECK(coarserOf({7, 1, 1}) == TileKey{6, 0, 0});
    CHECK(coarserOf({6, 0, 0}) == TileKey{5, 0, 0});
    CHECK(coarserOf({28, 4194303, 9}) == TileKey{27, 2097151, 4});
    CHECK(cellsOf({3, 0, 0}) == 8);
    CHECK(cellsOf({9, 3, 3}) == 64);
}
