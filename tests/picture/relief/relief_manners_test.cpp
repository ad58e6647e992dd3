#include "analysis/vertex_normal.hpp"
#include "catch.hpp"

#include "picture/look.hpp"
#include "picture/relief/relief.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

using namespace lozenge;

namespace {

constexpr Box pane{0, 0, 640, 520};

/// The demo of the article, on 33 points a side.
Recipe article()
{
    Recipe recipe;
    recipe.variant = rowNamed(variants(), "playfuljs");
    recipe.size = 33;
    recipe.corners.heights = {32, 16, 16, 0};
    recipe.amplitudes.first = 22.4;
    recipe.noise.kind = rowNamed(noiseKinds(), "lcg32");
    recipe.noise.seed = 7;
    return recipe;
}

Look inMannerOf(std::string_view name)
{
    return inManner({}, *rowNamed(manners(), name));
}

void withRelief(const Recipe& recipe, const Look& look, int moment,
                const std::function<void(const Frame&, const Relief&)>& use)
{
    const Timeline timeline(recipe);
    const Moment at = momentAt(timeline, moment < 0 ? timeline.stepCount() : moment);
    const Frame frame{.timeline = timeline, .moment = at, .look = look, .range = heightRange(timeline)};
    use(frame, reliefOf(frame, pane, 1));
}

std::vector<std::string> textsOf(const Frame& frame)
{
    Picture picture;
    paintRelief(picture, frame, pane, 1);
    std::vector<std::string> texts;
    for (const Shape& shape : picture.shapes)
        if (const Text* text = std::get_if<Text>(&shape))
            texts.push_back(text->content);
    return texts;
}

bool says(const Frame& frame, const std::string& words)
{
    const auto texts = textsOf(frame);
    return std::find(texts.begin(), texts.end(), words) != texts.end();
}

} // namespace

TEST_CASE("the article's water stands at 0.3 of the points of a side, with 408 of 1089 points below")
{
    withRelief(article(), inMannerOf("playfuljs"), -1, [](const Frame& frame, const Relief& relief) {
        CHECK(relief.colours.water == Approx(9.9));
        CHECK(says(frame, "water at 9.9, 408 of 1089 points below"));
    });
}

TEST_CASE("columns stand from back to front, grey by 50 times the rise, the last row and column black")
{
    withRelief(article(), inMannerOf("playfuljs"), -1, [](const Frame&, const Relief& relief) {
        const auto columns = columnsOf(relief);
        REQUIRE(columns.size() == 1089);
        for (const PaintedColumn& column : columns) {
            const Point p = column.point;
            INFO(p.x << ", " << p.y);
            if (p.x == 32 || p.y == 32) {
                CHECK(column.colour == rgb(0x000000));
                continue;
            }
            // In the program's own cells, of which a unit of height is as long as one.
            const double rise = relief.height({p.x + 1, p.y}) - relief.height(p);
            const double grey = std::clamp(128 + 50 * rise, 0.0, 255.0);
            CHECK(column.colour.r * 255 == Approx(grey).margin(0.01));
        }
        for (std::size_t i = 33; i < columns.size(); ++i) // a row behind is no nearer
            CHECK(relief.project.depth(columns[i - 33].point.x, columns[i - 33].point.y) <
                  relief.project.depth(columns[i].point.x, columns[i].point.y));
    });
}

TEST_CASE("columns and cells are painted as far as is asked, from the back")
{
    Look look = inMannerOf("playfuljs");
    look.painted = 40;
    withRelief(article(), look, -1, [](const Frame& frame, const Relief& relief) {
        const auto columns = columnsOf(relief);
        REQUIRE(columns.size() == 40);
        CHECK(columns.front().point == Point{0, 0}); // farthest from an eye in the south-east
        CHECK(columns.back().point == Point{6, 1});
        CHECK(says(frame, "40 of 1089 columns, water at 9.9, 408 of 1089 points below"));
    });
    const auto polygons = [](const Look& shown) {
        std::size_t count = 0;
        withRelief(article(), shown, -1, [&](const Frame&, const Relief& relief) {
            Picture picture;
            paintSurface(picture, relief);
            count = static_cast<std::size_t>(
                std::count_if(picture.shapes.begin(), picture.shapes.end(),
                              [](const Shape& shape) { return std::holds_alternative<Polygon>(shape); }));
        });
        return count;
    };
    Look facets = inMannerOf("matlab");
    CHECK(polygons(facets) == 32 * 32);
    facets.painted = 40;
    CHECK(polygons(facets) == 40);
}

TEST_CASE("in true proportions a unit of height is as long as the way to the next point")
{
    Look look;
    look.camera.elevation = 30;
    look.proportions = rowNamed(proportionsTable, "true");
    withRelief(article(), look, -1, [](const Frame&, const Relief& relief) {
        const float cell = relief.project.side() / 32;
        const float rise = relief.project(0, 0, 0).y - relief.project(0, 0, 1).y;
        CHECK(rise == Approx(cell * std::cos(3.14159265 / 6)).epsilon(1e-4));
        CHECK(relief.axis.high >= 32); // it fills a cube of its size
    });
}

TEST_CASE("the numbers of the axis do not run into each other however high the eye stands")
{
    for (const double elevation : {5.0, 37.0, 60.0, 74.0, 85.0, 90.0}) {
        Look look = inMannerOf("matlab");
        look.camera.elevation = elevation;
        Recipe recipe;
        recipe.corners.heights = {1, 1.4, 1, 1.2};
        recipe.amplitudes.first = 0.3;
        withRelief(recipe, look, 0, [&](const Frame& frame, const Relief&) {
            Picture picture;
            paintRelief(picture, frame, pane, 1);
            std::vector<float> lines;
            for (const Shape& shape : picture.shapes)
                if (const Text* text = std::get_if<Text>(&shape); text && text->align == Align::Right)
                    lines.push_back(text->at.y);
            INFO(elevation);
            CHECK(lines.size() >= 3);
            std::sort(lines.begin(), lines.end());
            for (std::size_t i = 1; i < lines.size(); ++i)
                CHECK(lines[i] - lines[i - 1] >= 16);
            CHECK(lines.front() > pane.y);
            CHECK(lines.back() < pane.bottom());
        });
    }
}

TEST_CASE("where two axes meet at one number it stands once")
{
    Recipe recipe;
    recipe.size = 9;
    for (const int step : {0, 2, 77})
        withRelief(recipe, Look{}, step, [&](const Frame& frame, const Relief&) {
            Picture picture;
            paintRelief(picture, frame, pane, 1);
            INFO(step);
            CHECK(std::count_if(picture.shapes.begin(), picture.shapes.end(), [](const Shape& shape) {
                      const Text* text = std::get_if<Text>(&shape);
                      return text && text->content == "8";
                  }) == 1);
        });
}

TEST_CASE("fog leaves all of a colour at the nearest corner and hardly any of it at the farthest")
{
    Look look;
    look.fog = {.isOn = true, .density = 0.5, .colour = rgb(0xFFFFFF)};
    look.camera.azimuth = 45;
    withRelief(article(), look, -1, [](const Frame&, const Relief& relief) {
        const Colour black = rgb(0x000000);
        CHECK(inFog(relief, black, 32, 32).r == Approx(0).margin(1e-5));
        // The corners are the root of 2 sides apart, of two and a half lengths each.
        CHECK(inFog(relief, black, 0, 0).r == Approx(1 - std::exp(-0.25 * 12.5)).epsilon(1e-4));
        CHECK(inFog(relief, black, 32, 0).r == Approx(1 - std::exp(-0.25 * 3.125)).epsilon(1e-4));
    });
}

TEST_CASE("points that are not set stand where averaging would put them, or at 0")
{
    Recipe recipe;
    recipe.size = 5;
    recipe.corners.heights = {1, 1, 1, 1};
    Look look;
    withRelief(recipe, look, 0, [](const Frame&, const Relief& relief) { CHECK(relief.height({2, 2}) == 1); });
    look.unset = rowNamed(unsetTable, "zero");
    withRelief(recipe, look, 0, [](const Frame&, const Relief& relief) {
        CHECK(relief.height({2, 2}) == 0);
        CHECK(relief.height({0, 4}) == 1);
    });
}

TEST_CASE("the WebGL program's slip puts heights into the normals of points, and its mending does not")
{
    // On a plane every normal is the same, however it is found.
    Recipe recipe;
    recipe.variant = rowNamed(variants(), "terrain-generator");
    recipe.size = 5;
    const auto height = [](int x, int y) { return 1 + 0.025 * x + 0.5 * y; };
    recipe.corners.heights = {height(0, 0), height(4, 0), height(0, 4), height(4, 4)};
    for (int y = 0; y < recipe.size; ++y)
        for (int x = 0; x < recipe.size; ++x)
            recipe.presets.push_back({{x, y}, height(x, y)});
    const auto brightnessOf = [&](std::string_view style, const Vector3& normal, const Recipe& of) {
        Look look = inMannerOf("terrain-generator");
        look.style = rowNamed(reliefStyles, style);
        withRelief(of, look, -1, [&](const Frame&, const Relief& relief) {
            const Vec2 slope = slopeAt(relief, {2, 2}) * relief.steepness();
            const Light& from = relief.light;
            const double direct = -from.west * normal.x - from.north * normal.z + from.above * normal.y;
            CHECK(brightness(slope.x, slope.y, from, relief.height({2, 2})) ==
                  Approx(from.everywhere + from.direct * std::max(0.0, direct)).margin(1e-6));
        });
    };
    Recipe mended = recipe;
    mended.slips = slipsOf(recipe);
    mended.slips->remove(Slip::Normals);
    const Timeline timeline(recipe);
    REQUIRE(timeline.gridAt(timeline.stepCount()).heights == Timeline(mended).gridAt(timeline.stepCount()).heights);
    withRelief(recipe, inMannerOf("terrain-generator"), -1, [&](const Frame& frame, const Relief& relief) {
        const double rise = static_cast<double>(relief.steepness()) / relief.project.unit;
        const VertexNormal vertex = vertexNormal(frame.moment.surface, recipe.size, rise, {2, 2});
        // Light by slopes counts as many faces everywhere as there are on average.
        const Vector3 spoilt = unitOf({6 * vertex.unit().x, vertex.height, 6 * vertex.unit().z});
        REQUIRE(length(spoilt - vertex.unit()) > 0.1);
        for (const auto style : {"bands", "smooth"}) {
            brightnessOf(style, spoilt, recipe);
            brightnessOf(style, vertex.unit(), mended);
        }
        brightnessOf("shaded", vertex.unit(), recipe); // by the normals of cells
    });
}
