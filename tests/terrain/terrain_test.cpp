#include "catch.hpp"

#include "core/diamond_square.hpp"
#include "core/recipes.hpp"
#include "terrain/cascade.hpp"
#include "terrain/terrain.hpp"

#include <algorithm>
#include <cmath>
#include <random>

using namespace lozenge;

namespace {

Recipe addressable(std::string_view edge, int levels, std::uint32_t seed = 5)
{
    Recipe recipe;
    recipe.size = latticeSize(levels);
    recipe.edge = rowNamed(edgeModes, edge);
    recipe.corners.heights = {0.25, -0.5, 0.75, 1.0};
    recipe.amplitudes.ratio = 0.6; // a half would hide a fused multiplication
    recipe.noise.seed = seed;
    return recipe;
}

std::vector<Recipe> addressables(int mostLevels)
{
    std::vector<Recipe> all;
    for (const std::string_view edge : {"three", "wrap"})
        for (int levels = 1; levels <= mostLevels; ++levels)
            for (const int start : {0, 1, 2}) {
                Recipe recipe = addressable(edge, levels, static_cast<std::uint32_t>(7 * levels + start));
                if (start == 1)
                    recipe.corners.heights = {};
                if (start == 2)
                    recipe.corners.randomRange = 2;
                all.push_back(recipe);
            }
    return all;
}

std::vector<double> stepped(const Recipe& recipe)
{
    Grid grid = startingGrid(recipe);
    for (const Step& step : diamondSquare(recipe))
        grid.put(step.at, step.after);
    return grid.heights;
}

std::vector<double> windowOf(const Recipe& recipe, int depth, const Region& window)
{
    std::vector<double> heights(pointCount(window), NAN);
    makeWindow(recipe, depth, window, heights);
    return heights;
}

std::vector<double> cut(const std::vector<double>& heights, int size, const Region& window)
{
    std::vector<double> part;
    for (int y = window.north; y <= window.south; ++y)
        for (int x = window.west; x <= window.east; ++x)
            part.push_back(
                heights[static_cast<std::size_t>(y) * static_cast<std::size_t>(size) + static_cast<std::size_t>(x)]);
    return part;
}

Region anyWindow(std::minstd_rand& random, int size, int largest)
{
    const auto upTo = [&random](int most) { return std::uniform_int_distribution<int>(0, most)(random); };
    const int width = 1 + upTo(std::min(size, largest) - 1), height = 1 + upTo(std::min(size, largest) - 1);
    const int west = upTo(size - width), north = upTo(size - height);
    return {west, north, west + width - 1, north + height - 1};
}

} // namespace

TEST_CASE("a whole terrain in double precision is the stepped one to the last bit")
{
    for (const Recipe& recipe : addressables(8)) {
        INFO(nameOf(recipe));
        REQUIRE(isAddressable(recipe));
        const auto whole = windowOf(recipe, levelCount(recipe), wholeMap(recipe.size));
        CHECK(sameBits(whole, stepped(recipe)));
    }
}

TEST_CASE("a terrain has the same bits on every instruction set")
{
    for (const std::string_view edge : {"three", "wrap"})
        for (const auto& [levels, height] : {std::pair{3, 1.0}, {6, 1.0}, {9, 1.0}, {9, 4e-36}, {5, 1e-300}}) {
            Recipe recipe = addressable(edge, levels);
            recipe.amplitudes.first = height;
            for (double& corner : recipe.corners.heights)
                corner *= height;
            const auto expected = stepped(recipe);
            for (const InstructionSet& instructions : instructionSets()) {
                if (!instructions.isHere())
                    continue;
                INFO(nameOf(recipe) << " " << instructions.name);
                std::vector<double> heights;
                Cascade(recipe, levels, wholeMap(recipe.size), instructions)
                    .run([&heights](int, std::span<const double> row) {
                        heights.insert(heights.end(), row.begin(), row.end());
                        return true;
                    });
                CHECK(sameBits(heights, expected));
            }
        }
}

TEST_CASE("any window is cut from the whole")
{
    std::minstd_rand random(3);
    for (const Recipe& recipe : addressables(9)) {
        INFO(nameOf(recipe));
        const auto whole = windowOf(recipe, levelCount(recipe), wholeMap(recipe.size));
        for (int i = 0; i < 40; ++i) {
            const Region window = anyWindow(random, recipe.size, 70);
            INFO(window.west << " " << window.north << " to " << window.east << " " << window.south);
            CHECK(sameBits(windowOf(recipe, levelCount(recipe), window), cut(whole, recipe.size, window)));
        }
    }
}

TEST_CASE("windows at a depth of 28 levels meet and agree")
{
    std::minstd_rand random(4);
    for (const std::string_view edge : {"three", "wrap"}) {
        const Recipe recipe = addressable(edge, 28);
        for (int i = 0; i < 20; ++i) {
            const Region window = anyWindow(random, recipe.size, 90);
            INFO(edge << " " << window.west << " " << window.north);
            const auto heights = windowOf(recipe, 28, window);
            const int width = window.east - window.west + 1;
            for (int j = 0; j < 5; ++j) {
                const Region part = anyWindow(random, std::min(width, window.south - window.north + 1), 20);
                const Region inMap{window.west + part.west, window.north + part.north, window.west + part.east,
                                   window.north + part.south};
                CHECK(sameBits(windowOf(recipe, 28, inMap), cut(heights, width, part)));
            }
        }
    }
}

TEST_CASE("every second point of a lattice is the lattice one level before")
{
    for (const std::string_view edge : {"three", "wrap"}) {
        const Recipe recipe = addressable(edge, 28);
        for (const Point at : {Point{0, 0}, Point{1000, 77}, Point{(1 << 19) - 20, (1 << 19) - 9}}) {
            const auto fine = windowOf(recipe, 20, {2 * at.x, 2 * at.y, 2 * at.x + 40, 2 * at.y + 18});
            const auto coarse = windowOf(recipe, 19, {at.x, at.y, at.x + 20, at.y + 9});
            int different = 0;
            for (std::size_t y = 0; y < 10; ++y)
                for (std::size_t x = 0; x < 21; ++x)
                    different += fine[2 * y * 41 + 2 * x] != coarse[y * 21 + x];
            CHECK(different == 0);
        }
    }
}

TEST_CASE("a map that wraps around has no seam")
{
    for (const int levels : {1, 4, 10}) {
        Recipe recipe = addressable("wrap", levels);
        recipe.corners.heights = {0.5, 0.5, 0.5, 0.5};
        const auto heights = windowOf(recipe, levels, wholeMap(recipe.size));
        const auto size = static_cast<std::size_t>(recipe.size);
        int different = 0;
        for (std::size_t i = 0; i < size; ++i)
            different +=
                heights[i * size] != heights[i * size + size - 1] || heights[i] != heights[(size - 1) * size + i];
        CHECK(different == 0);
    }
}

TEST_CASE("rows stop when no more are wanted")
{
    int rows = 0;
    makeRows(addressable("three", 8), 8, wholeMap(257), [&rows](int y, std::span<const double> row) {
        CHECK(y == rows);
        CHECK(row.size() == 257);
        return ++rows < 100;
    });
    CHECK(rows == 100);
}

TEST_CASE("only recipes whose points do not wait for each other are addressable")
{
    Recipe recipe;
    CHECK(isAddressable(recipe));
    for (const EdgeMode& edge : edgeModes) {
        recipe.edge = &edge;
        CHECK(isAddressable(recipe) == (edge.name == "three" || edge.name == "wrap"));
    }
    recipe.edge = &edgeModes.front();
    for (const NoiseKind& kind : noiseKinds()) {
        recipe.noise.kind = &kind;
        CHECK(isAddressable(recipe) == (kind.name == "hash"));
    }
    recipe.noise = {};
    recipe.offset = rowNamed(offsetLaws, "positive");
    CHECK(!isAddressable(recipe));
    const auto with = [](auto change) {
        Recipe changed;
        change(changed);
        return isAddressable(changed);
    };
    CHECK(with([](Recipe& r) { r.keep = true; }));
    CHECK(!with([](Recipe& r) { r.keep = true, r.presets = {{{1, 1}, 0}}; }));
    CHECK(!with([](Recipe& r) { r.after = &afters().back(); }));
    CHECK(!with([](Recipe& r) { r.scaling = &scalings().back(); }));
    for (const SlipRow& slip : slips())
        CHECK(!with([&](Recipe& r) { r.slips = Slips{}, r.slips->add(slip.slip); }));
}
