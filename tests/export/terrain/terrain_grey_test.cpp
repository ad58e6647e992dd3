#include "scratch.hpp"

#include "export/terrain/terrain_formats.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <png.h>
#include <random>

using namespace lozenge;

namespace {

struct GreyPicture {
    std::uint32_t width = 0, height = 0;
    int depth = 0, colour = 0;
    std::vector<unsigned> pixels;
    std::map<std::string, std::string> texts;

    [[nodiscard]] unsigned at(std::uint32_t x, std::uint32_t y) const { return pixels[y * width + x]; }
};

GreyPicture readPng(const std::filesystem::path& path)
{
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), std::fclose);
    REQUIRE(file);
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
    png_infop info = png_create_info_struct(png);
    png_init_io(png, file.get());
    png_read_png(png, info, PNG_TRANSFORM_IDENTITY, nullptr);

    GreyPicture picture{png_get_image_width(png, info),
                        png_get_image_height(png, info),
                        png_get_bit_depth(png, info),
                        png_get_color_type(png, info),
                        {},
                        {}};
    const png_bytepp rows = png_get_rows(png, info);
    for (std::uint32_t y = 0; y < picture.height; ++y)
        for (std::uint32_t x = 0; x < picture.width; ++x)
            picture.pixels.push_back(256U * rows[y][2 * x] + rows[y][2 * x + 1]);
    png_textp texts = nullptr;
    const int count = png_get_text(png, info, &texts, nullptr);
    for (int i = 0; i < count; ++i)
        picture.texts[texts[i].key] = texts[i].text;
    png_destroy_read_struct(&png, &info, nullptr);
    return picture;
}

GreyPicture pngOf(const Lesson& lesson)
{
    const Scratch scratch;
    REQUIRE(exportTerrain(lesson, {scratch.at("t.png")}));
    return readPng(scratch.at("t.png"));
}

/// What PGM holds after its header, and the header.
std::pair<std::string, std::string> pgmOf(const Lesson& lesson)
{
    const Scratch scratch;
    REQUIRE(exportTerrain(lesson, {scratch.at("t.pgm")}));
    const std::string content = contentOf(scratch.at("t.pgm"));
    const std::size_t end = content.find("\n65535\n") + 7;
    return {content.substr(0, end), content.substr(end)};
}

} // namespace

TEST_CASE("a terrain in PNG is 16-bit grey with north up and its range of heights")
{
    GreyPicture picture = pngOf(slopeLesson());
    CHECK(picture.width == 5);
    CHECK(picture.height == 5);
    CHECK(picture.depth == 16);
    CHECK(picture.colour == PNG_COLOR_TYPE_GRAY);

    CHECK(picture.at(0, 0) == 65535);         // NW, 3
    CHECK(picture.at(4, 0) == 3 * 65535 / 5); // NE, 1
    CHECK(picture.at(0, 4) == 65535 / 5);     // SW, -1
    CHECK(picture.at(4, 4) == 0);             // SE, -2
    CHECK(picture.texts["Lozenge-Lowest"] == "-2");
    CHECK(picture.texts["Lozenge-Highest"] == "3");
    CHECK(picture.texts["Title"] == "A slope");
    CHECK(picture.texts["Software"] == "Lozenge");
}

TEST_CASE("the heights come back from a PNG to half a step of grey")
{
    const Lesson lesson = roughLesson(65);
    GreyPicture picture = pngOf(lesson);
    const double lowest = std::stod(picture.texts["Lozenge-Lowest"]);
    const double highest = std::stod(picture.texts["Lozenge-Highest"]);
    const auto heights = heightsOf(lesson);
    CHECK(lowest == *std::min_element(heights.begin(), heights.end()));
    CHECK(highest == *std::max_element(heights.begin(), heights.end()));
    CHECK(*std::min_element(picture.pixels.begin(), picture.pixels.end()) == 0);
    CHECK(*std::max_element(picture.pixels.begin(), picture.pixels.end()) == 65535);

    double worst = 0;
    for (std::size_t i = 0; i < heights.size(); ++i)
        worst = std::max(worst, std::abs(lowest + picture.pixels[i] / 65535.0 * (highest - lowest) - heights[i]));
    CHECK(worst <= 0.5001 * (highest - lowest) / 65535);
}

TEST_CASE("a flat terrain is black and its height is recorded")
{
    for (const double height : {0.0, -7.5, 0x1p99}) {
        GreyPicture picture = pngOf(flatLesson(height));
        CHECK(std::count(picture.pixels.begin(), picture.pixels.end(), 0U) == 25);
        CHECK(std::stod(picture.texts["Lozenge-Lowest"]) == height);
        CHECK(std::stod(picture.texts["Lozenge-Highest"]) == height);
    }
}

TEST_CASE("terrains below zero and of extreme range fill the greys")
{
    Lesson below = slopeLesson();
    below.recipe.corners.heights = {-3, -5, -7, -8};
    CHECK(pngOf(below).at(0, 0) == 65535);
    CHECK(pngOf(below).at(4, 4) == 0);

    Lesson wide = slopeLesson();
    wide.recipe.corners.heights = {1e30, 0, 0, -1e30};
    CHECK(pngOf(wide).at(0, 0) == 65535);
    CHECK(pngOf(wide).at(4, 4) == 0);
    Lesson narrow = slopeLesson();
    narrow.recipe.corners.heights = {5e-324, 0, 0, 0};
    CHECK(pngOf(narrow).at(0, 0) == 65535);
    CHECK(pngOf(narrow).at(4, 4) == 0);
}

TEST_CASE("a title in any script or with line breaks is kept in one line")
{
    Lesson lesson = slopeLesson();
    lesson.title = "Großes Gelände\nv 1 2 3";
    CHECK(pngOf(lesson).texts["Title"] == "Großes Gelände v 1 2 3");
}

TEST_CASE("a terrain in PGM has the greys of the PNG and its range in a comment")
{
    const Lesson lesson = roughLesson();
    const GreyPicture picture = pngOf(lesson);
    const auto [header, body] = pgmOf(lesson);
    CHECK(header == "P5\n# Lozenge terrain, north up: 0 is height " + picture.texts.at("Lozenge-Lowest") +
                        ", 65535 is height " + picture.texts.at("Lozenge-Highest") + "\n17 17\n65535\n");
    REQUIRE(body.size() == 2 * picture.pixels.size());
    std::vector<unsigned> pixels;
    for (std::size_t i = 0; i < body.size(); i += 2)
        pixels.push_back(256U * static_cast<unsigned char>(body[i]) + static_cast<unsigned char>(body[i + 1]));
    CHECK(pixels == picture.pixels);
}

TEST_CASE("a grey is the nearest whole number and a half goes upward as a library rounds")
{
    // A range of 65535 makes a grey of each height, and one of 1 of each share.
    std::vector<double> heights{0, 65535};
    std::mt19937 dice(3);
    for (int grey = 0; grey < 65535; ++grey)
        for (const double half : {std::nextafter(grey + 0.5, 0), grey + 0.5, std::nextafter(grey + 0.5, 65536)})
            heights.push_back(half);
    for (int i = 0; i < 100'000; ++i)
        heights.push_back(std::uniform_real_distribution<double>(0, 65535)(dice));

    std::vector<double> shares;
    for (int grey = 0; grey < 65535; ++grey) {
        double share = (grey + 0.5) / 65535;
        for (int i = 0; i < 3; ++i)
            share = std::nextafter(share, 0);
        for (int i = 0; i < 7; ++i, share = std::nextafter(share, 1))
            shares.push_back(share);
    }
    const auto wrong = [](const std::vector<double>& row, const HeightLimits& limits) {
        std::vector<std::uint8_t> big(2 * row.size()), little(big.size());
        greyRow(row, limits, std::endian::big, big.data());
        greyRow(row, limits, std::endian::little, little.data());
        int count = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const long grey = std::lround((row[i] - limits.lowest) / (limits.highest - limits.lowest) * 65535);
            count += 256 * big[2 * i] + big[2 * i + 1] != grey || 256 * little[2 * i + 1] + little[2 * i] != grey;
        }
        return count;
    };
    CHECK(wrong(shares, {0, 1}) == 0);
    for (const HeightLimits& limits : {HeightLimits{0, 65535}, {-1, 65536.25}, {0, 1e30}})
        CHECK(wrong(heights, limits) == 0);
}

TEST_CASE("a terrain in R16 has the greys of the PNG and nothing else with the lower byte first")
{
    const Lesson lesson = roughLesson(33);
    const Scratch scratch;
    REQUIRE(exportTerrain(lesson, {scratch.at("t.r16")}));
    const std::string bytes = contentOf(scratch.at("t.r16"));
    const GreyPicture picture = pngOf(lesson);
    REQUIRE(bytes.size() == 2 * picture.pixels.size());
    std::vector<unsigned> greys;
    for (std::size_t i = 0; i < bytes.size(); i += 2)
        greys.push_back(static_cast<unsigned char>(bytes[i]) + 256U * static_cast<unsigned char>(bytes[i + 1]));
    CHECK(greys == picture.pixels);
}

TEST_CASE("a terrain in R32 has the heights in single precision and nothing else with the lowest byte first")
{
    for (const std::string_view edge : {"three", "mirror"}) {
        Lesson lesson = roughLesson(257);
        lesson.recipe.edge = rowNamed(edgeModes, edge);
        const Scratch scratch;
        REQUIRE(exportTerrain(lesson, {scratch.at("t.r32")}));
        const std::string bytes = contentOf(scratch.at("t.r32"));
        const auto heights = heightsOf(lesson);
        REQUIRE(bytes.size() == 4 * heights.size());
        int wrong = 0;
        for (std::size_t i = 0; i < heights.size(); ++i) {
            std::uint32_t bits = 0;
            for (std::size_t k = 0; k < 4; ++k)
                bits |= std::uint32_t{static_cast<unsigned char>(bytes[4 * i + k])} << (8 * k);
            wrong += std::bit_cast<float>(bits) != static_cast<float>(heights[i]);
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("a PNG in many pieces has the greys of the PGM")
{
    for (const std::string_view edge : {"wrap", "mirror"}) {
        Lesson lesson = roughLesson(513);
        lesson.recipe.edge = rowNamed(edgeModes, edge);
        const GreyPicture picture = pngOf(lesson);
        const std::string body = pgmOf(lesson).second;
        int wrong = 0;
        for (std::size_t i = 0; i < picture.pixels.size(); ++i)
            wrong += 256U * static_cast<unsigned char>(body[2 * i]) + static_cast<unsigned char>(body[2 * i + 1]) !=
                     picture.pixels[i];
        CHECK(wrong == 0);
    }
}
