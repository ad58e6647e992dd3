#include "catch.hpp"

#include "app/ground/tiles.hpp"

#include <atomic>
#include <cstdlib>
#include <new>
#include <set>
#include <thread>

using namespace lozenge;

namespace {

std::atomic<bool> memoryIsShort = false;
std::atomic<int> refusals = 0;

std::shared_ptr<const Recipe> deepRecipe(std::uint32_t seed = 3)
{
    Recipe recipe;
    recipe.size = largestSize;
    recipe.amplitudes.ratio = ratioOfHurst(0.75);
    recipe.noise.seed = seed;
    return std::make_shared<const Recipe>(recipe);
}

/// Until all have come; the machine may be busy.
std::vector<Tile> made(TileMaker& maker, const std::shared_ptr<const Recipe>& recipe, const std::vector<TileKey>& keys)
{
    while (true) {
        maker.want(recipe, keys);
        if (std::vector<Tile> tiles = maker.take(recipe); !tiles.empty())
            return tiles;
        std::this_thread::yield();
    }
}

} // namespace

// The same as those of the library, but that what is large is refused where memory is to be short.
void* operator new(std::size_t size)
{
    constexpr std::size_t large = 20'000; // less than the heights of a tile
    void* const memory = memoryIsShort && size > large ? nullptr : std::malloc(size);
    if (memory)
        return memory;
    ++refusals;
    throw std::bad_alloc();
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    try {
        return operator new(size);
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

void operator delete(void* memory) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

TEST_CASE("what is wanted is made once, and what is of another recipe is not given")
{
    TileMaker maker;
    const auto recipe = deepRecipe();
    const std::vector<TileKey> keys{{10, 1, 1}, {10, 2, 1}, {11, 5, 5}};
    std::set<TileKey> found;
    for (const Tile& tile : made(maker, recipe, keys)) {
        CHECK(tile.recipe == recipe);
        CHECK(found.insert(tile.key).second);
    }
    CHECK(found == std::set<TileKey>(keys.begin(), keys.end()));

    maker.want(recipe, {{12, 0, 0}, {12, 1, 0}});
    const auto other = deepRecipe(4);
    const auto now = made(maker, other, {{12, 9, 9}});
    REQUIRE(now.size() == 1);
    CHECK(now.front().recipe == other);
    CHECK(now.front().key == TileKey{12, 9, 9});
}

TEST_CASE("of many tiles the most urgent are made first")
{
    TileMaker maker;
    std::vector<TileKey> keys;
    for (int column = 0; column < 100; ++column)
        keys.push_back({20, column, 0});
    const auto tiles = made(maker, deepRecipe(), keys);
    CHECK(tiles.size() < keys.size());
    for (std::size_t i = 0; i < tiles.size(); ++i)
        CHECK(tiles[i].key == keys[i]);
}

TEST_CASE("a tile that has no room in memory is left out until there is some")
{
    const auto recipe = deepRecipe();
    const TileKey key{20, 100, 7};
    TileMaker maker;
    memoryIsShort = true;
    while (refusals == 0) {
        maker.want(recipe, {key});
        CHECK(maker.take(recipe).empty());
        std::this_thread::yield();
    }
    memoryIsShort = false;
    const auto tiles = made(maker, recipe, {key});
    CHECK(tiles.front().key == key);
}
