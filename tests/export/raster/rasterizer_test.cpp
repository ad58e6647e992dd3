#include "catch.hpp"
#include "pixel_page.hpp"

#include "export/raster/rasterizer.hpp"

#include <cmath>
#include <limits>

using namespace lozenge;

namespace {

using Page = PixelPage<80, 60>;

const Colour white = rgb(0xFFFFFF);

double areaOfLine(std::vector<Vec2> points, bool isClosed, const Stroke& stroke)
{
    Page page;
    Rasterizer().draw(page.canvas(), points, isClosed, stroke);
    return page.area();
}

} // namespace

TEST_CASE("an outline covers the share of each pixel that lies in it")
{
    Page page;
    const Vec2 box[]{{10.5F, 20}, {14, 20}, {14, 22.25F}, {10.5F, 22.25F}};
    Rasterizer().fill(page.canvas(), box, white);
    CHECK(page.blue(10, 20) == Approx(128).margin(2));
    CHECK(page.blue(11, 20) == 255);
    CHECK(page.blue(13, 22) == Approx(64).margin(2));
    CHECK(page.area() == Approx(3.5 * 2.25).epsilon(0.01));
}

TEST_CASE("a line covers its width times its length, and half a disc at each round end")
{
    const std::vector<Vec2> line{{10, 10}, {40, 50}}; // 50 long
    for (const float width : {0.5F, 1.0F, 3.0F, 8.0F}) {
        CHECK(areaOfLine(line, false, {white, width}) == Approx(50 * width).epsilon(0.02));
        const double ends = 3.14159 * width * width / 4;
        CHECK(areaOfLine(line, false, {.colour = white, .width = width, .round = true}) ==
              Approx(50 * width + ends).epsilon(0.02));
    }
    const std::vector<Vec2> square{{20, 20}, {40, 20}, {40, 40}, {20, 40}};
    CHECK(areaOfLine(square, true, {white, 2}) == Approx(4 * 40 - 4 + 3.14159).epsilon(0.01));
}

TEST_CASE("dashes and dots cover their share of a line")
{
    const std::vector<Vec2> line{{10, 30}, {30, 30}, {70, 30}};
    CHECK(areaOfLine(line, false, {white, 2, 3, 2}) == Approx(12 * 3 * 2).epsilon(0.01));
    const double dots = areaOfLine(line, false, {white, 2, 0.01F, 4, true});
    CHECK(dots == Approx(15 * 3.14159).epsilon(0.1));
}

TEST_CASE("a line of half opacity is no darker where it crosses itself")
{
    Page page;
    const std::vector<Vec2> cross{{10, 30}, {60, 30}, {60, 10}, {30, 10}, {30, 50}};
    Rasterizer().draw(page.canvas(), cross, false, {withAlpha(white, 0.5F), 6});
    CHECK(page.blue(30, 30) == page.blue(20, 30));
    CHECK(page.blue(30, 30) == Approx(128).margin(2));
}

TEST_CASE("a line of very many points is drawn whole")
{
    std::vector<Vec2> line;
    for (int i = 0; i <= 50'000; ++i)
        line.push_back({10 + static_cast<float>(i) / 1000, 30});
    CHECK(areaOfLine(line, false, {white, 4}) == Approx(200).epsilon(0.02));
}

TEST_CASE("what is nowhere or far from the page is left out")
{
    Page page;
    const float infinity = std::numeric_limits<float>::infinity();
    Rasterizer().draw(page.canvas(), std::vector<Vec2>{{1e30F, 3}, {2e30F, 5}}, false, {white, 2});
    Rasterizer().draw(page.canvas(), std::vector<Vec2>{{3, 3}, {infinity, 5}}, false, {white, 2});
    Rasterizer().draw(page.canvas(), std::vector<Vec2>{{5, 5}, {5, 5}}, false, {white, 2});
    Rasterizer().draw(page.canvas(), {}, true, {white, 2});
    CHECK(page.area() == 0);
}

TEST_CASE("text stands at the very place and not at the next whole pixel")
{
    const auto centre = [](float x) {
        Page page;
        Rasterizer().write(page.canvas(), {{x, 40}, "H", Font::Sans, 30, white, Align::Centre});
        double sum = 0;
        for (int at = 0; at < Page::width * Page::height; ++at)
            sum += page.blue(at % Page::width, at / Page::width) / 255.0 * (at % Page::width + 0.5);
        return sum / page.area();
    };
    CHECK(centre(40) == Approx(40).margin(0.1));
    CHECK(centre(40.4F) - centre(40) == Approx(0.4).margin(0.05));
}
