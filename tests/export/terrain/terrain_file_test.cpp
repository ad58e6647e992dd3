#include "scratch.hpp"

#include "export/terrain/terrain_file.hpp"
#include "files/interrupt.hpp"

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
    for (const TerrainFormat& format : terrainFormats()) {
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
    for (const TerrainFormat& format : terrainFormats()) {
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
