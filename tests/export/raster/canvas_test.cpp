#include "catch.hpp"
#include "pixel_page.hpp"

#include "export/raster/canvas.hpp"

#include <cmath>
#include <limits>
#include <numbers>
#include <random>
#include <utility>

using namespace lozenge;

namespace {

struct Page : PixelPage<40, 30> {
    EdgeRows edges;
};

const Colour white = rgb(0xFFFFFF);

double areaOf(std::span<const Vec2> corners)
{
    double area = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 a = corners[i], b = corners[(i + 1) % corners.size()];
        area += a.x * b.y - a.y * b.x;
    }
    return std::abs(area) / 2;
}

} // namespace

TEST_CASE("pixels are covered by the share of them that lies within the corners")
{
    Page page;
    const Vec2 box[]{{2.25F, 3}, {5.5F, 3}, {5.5F, 6.75F}, {2.25F, 6.75F}};
    fillArea(page.canvas(), box, white, page.edges);
    CHECK(page.blue(1, 4) == 0);
    CHECK(page.blue(2, 4) == 191);
    CHECK(page.blue(3, 4) == 255);
    CHECK(page.blue(5, 4) == 128);
    CHECK(page.blue(6, 4) == 0);
    CHECK(page.blue(3, 6) == 191);
    CHECK(page.blue(2, 6) == 143);
    CHECK(page.blue(3, 7) == 0);
}

TEST_CASE("any triangle covers its own area in either direction")
{
    std::minstd_rand random(3);
    std::uniform_real_distribution<float> x(0, Page::width), y(0, Page::height);
    for (int round = 0; round < 300; ++round) {
        std::vector<Vec2> corners{{x(random), y(random)}, {x(random), y(random)}, {x(random), y(random)}};
        for (int direction = 0; direction < 2; ++direction) {
            Page page;
            fillArea(page.canvas(), corners, white, page.edges);
            REQUIRE(page.area() == Approx(areaOf(corners)).margin(0.4));
            std::swap(corners[0], corners[1]);
        }
    }
}

TEST_CASE("what lies beyond the canvas is left out")
{
    Page page;
    const Vec2 wide[]{{-500, -400}, {900, -400}, {900, 15}, {-500, 15}};
    fillArea(page.canvas(), wide, white, page.edges);
    CHECK(page.area() == Approx(Page::width * 15));
    const Vec2 beside[]{{50, 2}, {70, 2}, {60, 20}}, above[]{{5, -20}, {20, -20}, {10, -1}};
    Page other;
    fillArea(other.canvas(), beside, white, other.edges);
    fillArea(other.canvas(), above, white, other.edges);
    CHECK(other.area() == 0);
}

TEST_CASE("what is no number is left out")
{
    Page page;
    const Vec2 odd[]{{1, 1}, {std::numeric_limits<float>::quiet_NaN(), 9}, {9, std::numeric_limits<float>::infinity()}};
    fillArea(page.canvas(), odd, white, page.edges);
    CHECK(page.area() == 0);
}

TEST_CASE("a colour lets through what its opacity leaves")
{
    Page page;
    const Vec2 box[]{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
    fillArea(page.canvas(), box, rgb(0x2080C0), page.edges);
    CHECK(page.pixels[0] == 0xFF2080C0);
    fillArea(page.canvas(), box, withAlpha(white, 0.5F), page.edges);
    const std::uint32_t mixed = page.pixels[0];
    CHECK((mixed >> 24) == 255);
    CHECK(std::abs(static_cast<int>(mixed >> 16 & 255) - (0x20 + 255) / 2) <= 1);
    CHECK(std::abs(static_cast<int>(mixed >> 8 & 255) - (0x80 + 255) / 2) <= 1);
    CHECK(std::abs(static_cast<int>(mixed & 255) - (0xC0 + 255) / 2) <= 1);
}

TEST_CASE("a disc has the area of a circle")
{
    std::vector<Vec2> corners;
    for (const float radius : {0.5F, 2.0F, 9.0F, 300.0F}) {
        makeDisc(corners, {10, 10}, radius);
        CHECK(areaOf(corners) == Approx(std::numbers::pi * radius * radius).epsilon(0.12 / radius));
    }
}

TEST_CASE("a widened square has its edges farther out by that much")
{
    const Vec2 square[]{{10, 10}, {20, 10}, {20, 20}, {10, 20}};
    std::vector<Vec2> wide;
    widen(wide, square, 0.5F);
    CHECK(areaOf(wide) == Approx(121));
    const Vec2 turned[]{{10, 10}, {10, 20}, {20, 20}, {20, 10}};
    widen(wide, turned, 0.5F);
    CHECK(areaOf(wide) == Approx(121));
    // A needle does not grow into a spear, nor a point into anything.
    const Vec2 needle[]{{0, 0}, {30, 0.01F}, {0, 0.02F}};
    widen(wide, needle, 0.5F);
    CHECK(wide[1].x < 33);
    const Vec2 point[]{{5, 5}, {5, 5}, {5, 5}};
    widen(wide, point, 0.5F);
    CHECK(wide[0] == Vec2{5, 5});
}
