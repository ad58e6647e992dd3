#include "scratch.hpp"

#include "core/finished_heights.hpp"
#include "core/mesh.hpp"
#include "export/terrain_file.hpp"
#include "export/terrain_formats.hpp"
#include "export/terrain_mesh.hpp"
#include "files/enough_room.hpp"

#include <algorithm>
#include <cmath>
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
    rows.each([&](int, std::span<const double> row) {
        heights.insert(heights.end(), row.begin(), row.end());
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

TEST_CASE("rows that are not wanted any more are not made")
{
    for (const Recipe& recipe : recipes(33)) {
        TerrainRows rows(recipe, 1, {});
        int taken = 0;
        rows.each([&](int, std::span<const double>) { return ++taken < 7; });
        CHECK(taken == 7);
    }
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
        makeWindow<double>(lesson.recipe, 12, {west, north, west + side - 1, north + side - 1}, heights);
        std::string grey(2 * heights.size(), '\0');
        greyRow(heights, limits, reinterpret_cast<std::uint8_t*>(grey.data()));
        for (int y = 0; y < side; ++y) {
            const std::size_t at =
                begin + 2 * (static_cast<std::size_t>(north + y) * size + static_cast<std::size_t>(west));
            const auto bytes = 2 * static_cast<std::size_t>(side);
            CHECK(content.compare(at, bytes, grey, static_cast<std::size_t>(y) * bytes, bytes) == 0);
        }
    }
}

TEST_CASE("normals made row by row are those of the mesh")
{
    for (const Recipe& recipe : recipes(17)) {
        Terrain terrain{"", 0.25, {recipe, 1, {}}};
        const Mesh mesh = meshOf(finishedHeights(recipe), 17, 0.25);
        std::vector<Vector3> normals;
        eachRowOfNormals(terrain, [&](std::span<const Vector3> row) {
            normals.insert(normals.end(), row.begin(), row.end());
            return true;
        });
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
