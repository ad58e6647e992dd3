#include "scratch.hpp"

#include "export/terrain/terrain_formats.hpp"
#include "files/disk/interrupt.hpp"
#include "terrain/terrain.hpp"

#include <algorithm>
#include <cmath>
#include <new>
#include <random>

using namespace lozenge;

namespace {

/// Recipes whose rows are made one by one, and one that is held.
std::vector<Recipe> recipes(int size)
{
    Recipe recipe{.size = size, .corners = {{0.25, -0.5, 0.75, 1}, {}}, .amplitudes = {1, 0.6, {}}};
    std::vector<Recipe> all{recipe};
    recipe.edge = rowNamed(edgeModes, "wrap");
    all.push_back(recipe);
    recipe.edge = rowNamed(edgeModes, "mirror");
    all.push_back(recipe);
    return all;
}

std::vector<double> collected(TerrainRows& rows)
{
    std::vector<double> heights;
    rows.walk(
        100,
        [&rows](Band band) {
            std::vector<double> ofBand;
            rows.each(band, [&ofBand](int, std::span<const double> row) {
                ofBand.insert(ofBand.end(), row.begin(), row.end());
            });
            return ofBand;
        },
        [&heights](const std::vector<double>& ofBand) {
            heights.insert(heights.end(), ofBand.begin(), ofBand.end());
            return true;
        });
    return heights;
}

} // namespace

TEST_CASE("rows are those of the finished run to the last bit as often as they are asked for")
{
    for (const int size : {3, 5, 33, 129, 1025})
        for (const Recipe& recipe : recipes(size)) {
            CAPTURE(size, recipe.edge->name);
            TerrainRows rows(recipe, 2, {});
            const auto expected = finishedHeights(recipe);
            CHECK(collected(rows) == expected);
            const HeightLimits limits = rows.limits();
            CHECK(limits.lowest == *std::min_element(expected.begin(), expected.end()));
            CHECK(limits.highest == *std::max_element(expected.begin(), expected.end()));
            CHECK(collected(rows) == expected);
        }
}

TEST_CASE("any band of rows is cut from the whole")
{
    std::mt19937 dice(5);
    for (const int size : {3, 17, 257})
        for (const Recipe& recipe : recipes(size)) {
            const TerrainRows rows(recipe, 1, {});
            const auto whole = finishedHeights(recipe);
            for (int i = 0; i < 20; ++i) {
                const int first = static_cast<int>(dice() % static_cast<unsigned>(size));
                const int last = first + static_cast<int>(dice() % static_cast<unsigned>(size - first));
                std::vector<double> heights;
                int next = first;
                rows.each({first, last}, [&](int y, std::span<const double> row) {
                    CHECK(y == next++);
                    heights.insert(heights.end(), row.begin(), row.end());
                });
                CAPTURE(size, recipe.edge->name, first, last);
                CHECK(std::equal(heights.begin(), heights.end(), whole.begin() + first * size,
                                 whole.begin() + (last + 1) * size));
            }
        }
}

TEST_CASE("a walk has each row once and in bands that stay small")
{
    for (const int size : {3, 5, 33, 129, 1025, 16385, 65537, largestSize})
        for (const int bytesAPoint : {1, 4, 100}) {
            TerrainRows rows({.size = size}, 1, {});
            CAPTURE(size, bytesAPoint);
            int next = 0, most = 0;
            rows.walk(
                bytesAPoint, [](Band band) { return band; },
                [&](Band band) {
                    REQUIRE(band.first == next);
                    REQUIRE(band.count() > 0);
                    next = band.last + 1;
                    most = std::max(most, band.count());
                    return size < largestSize || next < 1000;
                });
            CHECK((next == size || size == largestSize));
            CHECK((most == 1 || double{1} * most * size * bytesAPoint <= 3 << 18));
            if (size >= 1025 && size < largestSize)
                CHECK(most <= size / 32);
        }
}

TEST_CASE("bands that are not wanted any more are not made")
{
    for (const Recipe& recipe : recipes(1025)) {
        int told = 0;
        TerrainRows rows(recipe, 1, [&told](int done, int) { told = done; });
        int taken = 0;
        rows.walk(
            1, [](Band band) { return band; }, [&taken](Band) { return ++taken < 3; });
        CHECK(taken == 3);
        CHECK(told == 2 * 32);
    }
}

TEST_CASE("the limits of a map are found wherever they are in it")
{
    const Lesson lesson = roughLesson(9);
    // Corners far above and below all else, in turns.
    for (const std::size_t highest : {0U, 1U, 2U, 3U}) {
        Recipe recipe = lesson.recipe;
        recipe.corners.heights[highest] = 50;
        recipe.corners.heights[(highest + 2) % 4] = -40;
        const HeightLimits limits = TerrainRows(recipe, 1, {}).limits();
        CHECK(limits.highest == 50);
        CHECK(limits.lowest == -40);
    }
}

TEST_CASE("a limit of zero has no sign")
{
    Recipe recipe = flatLesson(-0.0).recipe;
    const HeightLimits limits = TerrainRows(recipe, 1, {}).limits();
    CHECK_FALSE(std::signbit(limits.lowest));
    CHECK_FALSE(std::signbit(limits.highest));
}

TEST_CASE("what goes wrong in a band comes out of the walk")
{
    TerrainRows rows(roughLesson(1025).recipe, 1, {});
    CHECK_THROWS_AS(rows.walk(
                        1,
                        [](Band band) {
                            if (band.first > 100)
                                throw std::bad_alloc();
                            return band;
                        },
                        [](Band) { return true; }),
                    std::bad_alloc);
    const InterruptWatch watch;
    askToStop();
    CHECK_THROWS_AS(rows.limits(), Interrupted);
}

TEST_CASE("a large map in a file has the heights of windows into it")
{
    constexpr int size = 4097;
    const Scratch scratch;
    Lesson lesson = roughLesson(size);
    lesson.recipe.edge = rowNamed(edgeModes, "wrap");
    REQUIRE(exportTerrain(lesson, {scratch.at("t.pgm")}));
    const std::string content = contentOf(scratch.at("t.pgm"));
    const std::size_t begin = content.size() - 2 * std::size_t{size} * size;
    const HeightLimits limits = TerrainRows(lesson.recipe, 1, {}).limits();

    std::mt19937 dice(7);
    for (int i = 0; i < 200; ++i) {
        const int side = 1 + static_cast<int>(dice() % 9);
        const int west = static_cast<int>(dice() % (size - 9)), north = static_cast<int>(dice() % (size - 9));
        std::vector<double> heights(static_cast<std::size_t>(side * side));
        makeWindow(lesson.recipe, 12, {west, north, west + side - 1, north + side - 1}, heights);
        std::string grey(2 * heights.size(), '\0');
        greyRow(heights, limits, std::endian::big, reinterpret_cast<std::uint8_t*>(grey.data()));
        for (int y = 0; y < side; ++y) {
            const std::size_t at =
                begin + 2 * (static_cast<std::size_t>(north + y) * size + static_cast<std::size_t>(west));
            const auto bytes = 2 * static_cast<std::size_t>(side);
            CHECK(content.compare(at, bytes, grey, static_cast<std::size_t>(y) * bytes, bytes) == 0);
        }
    }
}
