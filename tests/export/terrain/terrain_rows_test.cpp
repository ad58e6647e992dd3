#include "mesh_of.hpp"
#include "scratch.hpp"

#include "export/terrain/terrain_file.hpp"
#include "export/terrain/terrain_formats.hpp"
#include "export/terrain/terrain_mesh.hpp"
#include "files/enough_room.hpp"
#include "files/interrupt.hpp"
#include "terrain/finished_heights.hpp"
#include "terrain/mesh.hpp"

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
    recipe.edge = rowNamed(edgeModes(), "wrap");
    all.push_back(recipe);
    recipe.edge = rowNamed(edgeModes(), "mirror");
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

TEST_CASE("every format tells each row of each of its walks")
{
    for (const TerrainFormat& format : terrainFormats()) {
        const Scratch scratch;
        int last = 0, ofAll = 0;
        REQUIRE(
            exportTerrain(roughLesson(33), {scratch.at("t" + std::string(format.extension))}, [&](int done, int total) {
                CHECK(done == last + 1);
                last = done;
                ofAll = total;
            }));
        CAPTURE(format.extension);
        CHECK(last == ofAll);
        CHECK(ofAll == 33 * format.walks);
    }
}

TEST_CASE("a large map in a file has the heights of windows into it")
{
    constexpr int size = 4097;
    const Scratch scratch;
    Lesson lesson = roughLesson(size);
    lesson.recipe.edge = rowNamed(edgeModes(), "wrap");
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

TEST_CASE("points made band by band are those of the mesh")
{
    for (const Recipe& recipe : recipes(17)) {
        Terrain terrain{"", 0.25, 'y', {recipe, 1, {}}};
        const Mesh mesh = meshOf(finishedHeights(recipe), 17, 0.25);
        std::vector<Vector3> normals;
        std::vector<Vector3> positions;
        for (const Band band : {Band{0, 0}, Band{1, 5}, Band{6, 6}, Band{7, 15}, Band{16, 16}})
            eachRowOfPoints(terrain, band, [&](const MeshPoints& row) {
                positions.insert(positions.end(), row.positions.begin(), row.positions.end());
                normals.insert(normals.end(), row.normals.begin(), row.normals.end());
            });
        CHECK(positions == mesh.positions);
        REQUIRE(normals.size() == mesh.normals.size());
        for (std::size_t i = 0; i < normals.size(); ++i) {
            CHECK(std::abs(normals[i].x - mesh.normals[i].x) < 1e-12);
            CHECK(std::abs(normals[i].y - mesh.normals[i].y) < 1e-12);
            CHECK(std::abs(normals[i].z - mesh.normals[i].z) < 1e-12);
        }
    }
}

TEST_CASE("triangles of rows are those of the mesh")
{
    for (const int size : {3, 9, 33}) {
        const Mesh mesh = meshOf(std::vector<double>(static_cast<std::size_t>(size * size)), size);
        const auto rows = trianglesOfRows(size);
        std::vector<Triangle> triangles;
        for (int y = 0; y + 1 < size; ++y)
            for (Triangle triangle : rows[static_cast<std::size_t>(y % 2)]) {
                for (std::uint32_t& vertex : triangle)
                    vertex += static_cast<std::uint32_t>(y * size);
                triangles.push_back(triangle);
            }
        CHECK(triangles == mesh.triangles);
    }
}

TEST_CASE("no file is smaller than its format says")
{
    for (const TerrainFormat& format : terrainFormats())
        for (const int size : {3, 9, 65, 513})
            for (const double amplitude : {0.0, 1.0}) {
                if (format.extension == ".png" && amplitude == 0)
                    continue; // a flat one is packed to nearly nothing
                const Scratch scratch;
                Lesson lesson = roughLesson(size);
                lesson.recipe.corners.heights = {};
                lesson.recipe.amplitudes.first = amplitude;
                const auto path = scratch.at("t" + std::string(format.extension));
                REQUIRE(exportTerrain(lesson, {path}));
                const auto bytes = static_cast<double>(std::filesystem::file_size(path));
                CAPTURE(format.extension, size, amplitude, bytes, format.leastBytes(size));
                CHECK(bytes >= format.leastBytes(size));
                if (amplitude > 0 && size > 9)
                    CHECK(bytes < 12 * format.leastBytes(size));
            }
}

TEST_CASE("a format that cannot hold a map says how much it can")
{
    const Scratch scratch;
    const auto done = exportTerrain(roughLesson(65537), {scratch.at("t.stl")});
    REQUIRE_FALSE(done);
    CHECK(done.error().kind == ExportError::Kind::Wrong);
    CHECK_THAT(done.error().message, Catch::Contains("65537 points a side are too many: STL counts its triangles in 32 "
                                                     "bits, which is enough for 32769"));
    CHECK(scratch.count() == 0);
}

TEST_CASE("what fits neither in memory nor on the disk is refused before it is made")
{
    const Scratch scratch;
    for (const TerrainFormat& format : terrainFormats()) {
        if (format.largest < largestSize)
            continue;
        const auto done = exportTerrain(roughLesson(largestSize), {scratch.at("t" + std::string(format.extension))});
        REQUIRE_FALSE(done);
        CHECK(done.error().kind == ExportError::Kind::Failed);
        CHECK_THAT(done.error().message,
                   Catch::Contains("the file needs ") && Catch::Contains("B, and ") && Catch::EndsWith(" are free"));
    }
    Lesson held = roughLesson((1 << 24) + 1);
    held.recipe.edge = rowNamed(edgeModes(), "mirror");
    const auto done = exportTerrain(held, {scratch.at("t.pgm")});
    REQUIRE_FALSE(done);
    CHECK_THAT(done.error().message, Catch::Contains("is made in memory, which needs 2.3 PB, and "));
    CHECK(scratch.count() == 0);

    CHECK_FALSE(lackOfMemory("t", 1));
    CHECK_FALSE(lackOfDisk(scratch.at("t"), 1));
    CHECK(lackOfDisk(scratch.at("t"), 1e18)->message.starts_with(scratch.at("t").string() + ": the file needs 1.0 EB"));
}
