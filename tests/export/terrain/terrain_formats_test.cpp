#include "scratch.hpp"

#include "export/terrain/terrain_formats.hpp"
#include "files/disk/enough_room.hpp"
#include "files/disk/interrupt.hpp"

#include <csignal>
#include <sstream>

using namespace lozenge;

TEST_CASE("a terrain in CSV has the heights bit for bit row by row from the north")
{
    const Scratch scratch;
    const Lesson lesson = roughLesson(33);
    REQUIRE(exportTerrain(lesson, {scratch.at("t.csv")}));

    std::vector<double> heights;
    std::istringstream lines(contentOf(scratch.at("t.csv")));
    int rows = 0;
    for (std::string line; std::getline(lines, line); ++rows) {
        std::istringstream cells(line);
        for (std::string cell; std::getline(cells, cell, ',');)
            heights.push_back(std::stod(cell));
        CHECK(heights.size() == 33 * static_cast<std::size_t>(rows + 1));
    }
    CHECK(rows == 33);
    CHECK(heights == heightsOf(lesson));
}

TEST_CASE("the extension decides the format in any case of letters")
{
    const Scratch scratch;
    for (const TerrainFormat& format : terrainFormats) {
        std::string upper(format.extension);
        for (char& c : upper)
            c = static_cast<char>(std::toupper(c));
        REQUIRE(exportTerrain(slopeLesson(), {scratch.at("a" + std::string(format.extension))}));
        REQUIRE(exportTerrain(slopeLesson(), {scratch.at("b" + upper)}));
        CHECK(contentOf(scratch.at("a" + std::string(format.extension))) == contentOf(scratch.at("b" + upper)));
    }
}

TEST_CASE("an unknown extension lists the known ones")
{
    const Scratch scratch;
    for (const std::string name : {"t.xyz", "t", "t.png.", ".png"}) {
        const auto done = exportTerrain(slopeLesson(), {scratch.at(name)});
        REQUIRE_FALSE(done);
        CHECK(done.error().kind == ExportError::Kind::Wrong);
        CHECK_THAT(done.error().message, Catch::Contains("(known: .png, .pgm, .obj, .stl, .glb, .csv, .r16, .r32)"));
    }
    CHECK(scratch.count() == 0);
}

TEST_CASE("a spacing that is no distance is refused")
{
    const Scratch scratch;
    for (const double spacing : {0.0, -1.0, 1e7, std::nan(""), HUGE_VAL}) {
        const auto done = exportTerrain(slopeLesson(), {scratch.at("t.obj"), Existing::Refuse, spacing});
        REQUIRE_FALSE(done);
        CHECK(done.error().kind == ExportError::Kind::Wrong);
    }
    CHECK(scratch.count() == 0);
}

TEST_CASE("an interruption leaves no terrain in any format")
{
    for (const TerrainFormat& format : terrainFormats) {
        const Scratch scratch;
        const InterruptWatch watch;
        std::raise(SIGINT);
        const auto done = exportTerrain(roughLesson(), {scratch.at("t" + std::string(format.extension))});
        REQUIRE_FALSE(done);
        CHECK(done.error().kind == ExportError::Kind::Failed);
        CHECK_THAT(done.error().message, Catch::Contains("interrupted"));
        CHECK(scratch.count() == 0);
    }
}

TEST_CASE("every format tells each row of each of its walks")
{
    for (const TerrainFormat& format : terrainFormats) {
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

TEST_CASE("no file is smaller than its format says")
{
    for (const TerrainFormat& format : terrainFormats)
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
    for (const TerrainFormat& format : terrainFormats) {
        if (format.largest < largestSize)
            continue;
        const auto done = exportTerrain(roughLesson(largestSize), {scratch.at("t" + std::string(format.extension))});
        REQUIRE_FALSE(done);
        CHECK(done.error().kind == ExportError::Kind::Failed);
        CHECK_THAT(done.error().message,
                   Catch::Contains("the file needs ") && Catch::Contains("B, and ") && Catch::EndsWith(" are free"));
    }
    Lesson held = roughLesson((1 << 24) + 1);
    held.recipe.edge = rowNamed(edgeModes, "mirror");
    const auto done = exportTerrain(held, {scratch.at("t.pgm")});
    REQUIRE_FALSE(done);
    CHECK_THAT(done.error().message, Catch::Contains("is made in memory, which needs 2.5 PB, and "));
    CHECK(scratch.count() == 0);

    CHECK_FALSE(lackOfMemory("t", 1));
    CHECK_FALSE(lackOfDisk(scratch.at("t"), 1));
    CHECK(lackOfDisk(scratch.at("t"), 1e18)->message.starts_with(scratch.at("t").string() + ": the file needs 1.0 EB"));
}
