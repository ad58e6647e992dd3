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

/// Until so many have come; the machine may be busy.
std::vector<Tile> taken(TileMaker& maker, std::size_t count)
{
    std::vector<Tile> all;
    while (all.size() < count) {
        for (Tile& tile : maker.take(2))
            all.push_back(std::move(tile));
        std::this_thread::yield();
    }
    return all;
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

TEST_CASE("what is wanted is made once and what nobody wants any more is not given")
{
    TileMaker maker;
    const auto recipe = deepRecipe();
    const std::vector<TileKey> keys{{10, 1, 1}, {10, 2, 1}, {11, 5, 5}};
    maker.want(recipe, keys);
    std::set<TileKey> made;
    for (const Tile& tile : taken(maker, 3)) {
        CHECK(tile.recipe == recipe);
        CHECK(made.insert(tile.key).second);
    }
    CHECK(made == std::set<TileKey>(keys.begin(), keys.end()));

    maker.want(recipe, {{12, 0, 0}, {12, 1, 0}});
    const auto other = deepRecipe(4);
    maker.want(other, {{12, 9, 9}});
    const auto now = taken(maker, 1);
    CHECK(now.front().recipe == other);
    CHECK(now.front().key == TileKey{12, 9, 9});
}

TEST_CASE("a tile that has no room in memory is left out until there is some")
{
    const auto recipe = deepRecipe();
    const TileKey key{20, 100, 7};
    TileMaker maker;
    memoryIsShort = true;
    while (refusals == 0) {
        maker.want(recipe, {key});
        CHECK(maker.take(1).empty());
        std::this_thread::yield();
    }
    memoryIsShort = false;
    std::vector<Tile> tiles;
    while ((tiles = maker.take(1)).empty()) {
        maker.want(recipe, {key});
        std::this_thread::yield();
    }
    CHECK(tiles.front().key == key);
}
