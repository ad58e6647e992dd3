#include "catch.hpp"
#include "drawn.hpp"

#include "export/raster/raster.hpp"

#include <array>
#include <png.h>

using namespace lozenge;

namespace {

/// What libpng reads of the bytes: red, green, blue and opacity of each pixel.
struct Decoded {
    png_image image{};
    std::vector<png_byte> rgba;

    explicit Decoded(const std::string& bytes)
    {
        image.version = PNG_IMAGE_VERSION;
        REQUIRE(png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) != 0);
        image.format = PNG_FORMAT_RGBA;
        rgba.resize(PNG_IMAGE_SIZE(image));
        REQUIRE(png_image_finish_read(&image, nullptr, rgba.data(), 0, nullptr) != 0);
    }

    std::array<int, 4> at(unsigned x, unsigned y) const
    {
        const png_byte* pixel = &rgba[(static_cast<std::size_t>(y) * image.width + x) * 4];
        return {pixel[0], pixel[1], pixel[2], pixel[3]};
    }
};

using Rgba = std::array<int, 4>;

} // namespace

TEST_CASE("a PNG has the size and the colours of its picture")
{
    const Decoded png(pngOf(everyShape()));
    CHECK(png.image.width == 320);
    CHECK(png.image.height == 200);
    CHECK(png.at(2, 2) == Rgba{0xF5, 0xF7, 0xFA, 255});
    CHECK(png.at(50, 50) == Rgba{0x33, 0x66, 0xAA, 255});
    CHECK(png.at(230, 60) == Rgba{0x22, 0xAA, 0x55, 255});
    CHECK(png.at(255, 130) == Rgba{255, 0, 0, 255});
}

TEST_CASE("a picture without a page keeps its opacities in PNG")
{
    Picture picture = everyShape();
    picture.background = none;
    const Decoded png(pngOf(picture));
    CHECK(png.at(2, 2) == Rgba{0, 0, 0, 0});
    CHECK(png.at(230, 60) == Rgba{0x22, 0xAA, 0x55, 255});
    const auto [red, green, blue, opacity] = png.at(60, 140);
    CHECK(std::abs(opacity - 128) <= 1);
    CHECK(std::abs(red - 0xC0) <= 2);
    CHECK(std::abs(green - 0x30) <= 2);
    CHECK(std::abs(blue - 0x7A) <= 2);
}

TEST_CASE("facets in the colour of their line cover the seam between them")
{
    Picture picture{.width = 64, .height = 64, .background = rgb(0xFFFFFF)};
    const Colour black = rgb(0x000000);
    const Vec2 left[]{{5, 5}, {31.37F, 5}, {27.2F, 60}, {5, 60}};
    const Vec2 right[]{{31.37F, 5}, {60, 5}, {60, 60}, {27.2F, 60}};
    picture.polygon(left, black, {black, 0.8F});
    picture.polygon(right, black, {black, 0.8F});
    const Decoded png(pngOf(picture));
    for (unsigned y = 6; y < 59; ++y)
        for (unsigned x = 6; x < 59; ++x)
            REQUIRE(png.at(x, y)[0] < 8);
    CHECK(png.at(2, 30) == Rgba{255, 255, 255, 255});
    CHECK(png.at(62, 30) == Rgba{255, 255, 255, 255});
}
