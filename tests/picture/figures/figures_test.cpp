#include "analysis/measures.hpp"

#include "picture/figures/figure.hpp"
#include "picture/figures/painted_figures.hpp"
#include "picture/framed.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

using namespace lozenge;

namespace {

bool hasDigit(const std::string& text)
{
    return text.find_first_of("0123456789") != std::string::npos;
}

} // namespace

TEST_CASE("values of figures are read, and what would be right is told")
{
    const FigureKey& line = named("profile").keys.front();
    FigureValue value;
    CHECK_FALSE(readValue(line, "east", 8, value));
    CHECK(value.word == "east");
    CHECK_FALSE(readValue(line, "8", 8, value));
    CHECK(value.row == 8);
    for (const char* wrong : {"9", "-1", "4x", "", "middle"})
        CHECK(readValue(line, wrong, 8, value) == "must be one of north, south, west, east, or a row from 0 to 8");

    const FigureKey& seeds = named("many").keys.front();
    CHECK_FALSE(readValue(seeds, "1000", 8, value));
    CHECK(value.count == 1000);
    for (const char* wrong : {"0", "1001", "-1", "ten"})
        CHECK(readValue(seeds, wrong, 8, value) == "must be a number from 1 to 1000");

    const FigureKey point{"at", "", FigureKey::Takes::Point};
    CHECK_FALSE(readValue(point, "3,2", 8, value));
    CHECK(value.point == Point{3, 2});
    for (const char* wrong : {"3", "3,", ",2", "3,9", "3,2,1"})
        CHECK(readValue(point, wrong, 8, value).has_value());
}

TEST_CASE("a storyboard counts what each phase adds")
{
    const Picture picture = runOf(5).paint("storyboard", 21);
    for (const char* count : {"4", "+1", "5", "9", "13", "+12", "25"})
        CHECK(countOf(picture, count) == 1);
    CHECK(countOf(picture, "+4") == 2);
}

TEST_CASE("a storyboard leaves out the counts of phases to come")
{
    const Picture picture = runOf(5).paint("storyboard", 3);
    CHECK(countOf(picture, "=") == 2);
    CHECK(countOf(picture, "+2") == 1); // two of the four points of the square phase
    CHECK(countOf(picture, "Diamond phase") == 2);
}

TEST_CASE("every figure has its points where they can be drawn, in a room that is far too small too")
{
    const PaintedRun run = runOf(5);
    for (const Figure& figure : figures())
        for (const auto& [width, height] :
             {std::pair{320.0F, 180.0F}, {160.0F, 240.0F}, {64.0F, 36.0F}, {30.0F, 90.0F}}) {
            INFO(figure.name << " " << width << " x " << height);
            const Picture picture = run.paint(figure, defaultValues(figure), 3, width, height);
            CHECK(std::all_of(picture.points.begin(), picture.points.end(),
                              [](Vec2 at) { return std::isfinite(at.x) && std::isfinite(at.y); }));
            for (const Text& text : textsOf(picture))
                CHECK((std::isfinite(text.at.x) && std::isfinite(text.at.y) && text.size > 0));
        }
}

TEST_CASE("a whole map rings the points of its level and no others")
{
    const PaintedRun run = runOf(5);
    const auto rings = [&](int step) {
        const Picture picture = run.paint("whole", step);
        return std::count_if(picture.shapes.begin(), picture.shapes.end(), [&](const Shape& shape) {
            const auto* circle = std::get_if<Circle>(&shape);
            return circle && circle->fill == none && circle->stroke.colour == run.look.theme->ink;
        });
    };
    CHECK(rings(0) == 0);
    CHECK(rings(5) == 5 + 1); // and the one of the key
    CHECK(rings(7) == 2 + 1);
    CHECK(run.paint("whole", 5).title == "Level 0 is done");
    CHECK(run.paint("whole", 7).title == "Level 1 is under way");
    CHECK(run.paint("whole", 21).title == "The finished map");
}

TEST_CASE("a profile explains a step that lies on its line and is silent about others")
{
    const PaintedRun run = runOf(5);
    const Step second = run.timeline.step(2);
    REQUIRE(second.at == Point{2, 0});
    CHECK(countOf(run.paint("profile", 2), "h") >= 2); // on the point and in the equation
    CHECK(countOf(run.paint("profile", 1), "h") == 0);

    FigureValue row{.row = 2};
    CHECK(countOf(run.paint(named("profile"), {row}, 1), "h") >= 2);
    CHECK(run.paint(named("profile"), {row}, 1).title == "Row 2");
}

TEST_CASE("the figure of the levels has the spreads that were measured")
{
    const PaintedRun run = runOf(17);
    const Picture picture = run.paint("levels", run.timeline.stepCount());
    const int decimals = heightRange(run.timeline).fineDecimals;
    for (const LevelSpread& spread : spreadOfLevels(run.timeline, run.timeline.stepCount())) {
        CHECK(countOf(picture, fixedText(spread.deviation, decimals)) >= 1);
        CHECK(countOf(picture, fixedText(spread.level.amplitude, decimals)) >= 1);
        CHECK(countOf(picture, fixedText(spread.deviation / spread.level.amplitude, 3)) >= 1);
    }
}

TEST_CASE("a lineage says how much of each corner is in a point, and what that brings")
{
    const PaintedRun run = runOf(9);
    const FigureValues values{{.point = Point{3, 2}}, {.word = "ancestors"}};
    const Picture picture = run.paint(named("lineage"), values, run.timeline.stepCount());
    CHECK(picture.title == "What is in (3,\u00a02)");
    for (const char* weight : {"0.428", "0.263", "0.177", "0.132"})
        CHECK(countOf(picture, weight) >= 1);
    CHECK(countOf(picture, "1.000") == 2); // the corner d, and all weights together
    const int decimals = heightRange(run.timeline).fineDecimals;
    const Step step = run.timeline.step(run.timeline.writerOf({3, 2}, run.timeline.stepCount()));
    CHECK(countOf(picture, fixedText(step.after, decimals)) == 1);

    const Picture forward = run.paint(named("lineage"), {{.point = Point{4, 4}}, {.word = "influence"}}, 1);
    CHECK(forward.description.find("77 of 81 points rise, by 29.465 in all") != std::string::npos);
    CHECK(countOf(forward, ".54") == 4);

    const Picture simple = run.paint(named("lineage"), {{.point = Point{4, 0}}, {.word = "ancestors"}}, 2);
    CHECK(countOf(simple, "5/12") == 2);
    CHECK(countOf(simple, "1/12") == 2);
}

TEST_CASE("many maps show their levels' means and the line of their columns")
{
    const PaintedRun run = runOf(17);
    const FigureValues values{{.count = 5}, {.word = "bend"}};
    const Picture picture = run.paint(named("many"), values, 0);
    const ManyReport report = reportOf(*run.manyMaps("bend"));
    for (const ManyReport::OfLevel& level : report.levels)
        CHECK(countOf(picture, fixedText(level.value, 1) + "\u00d7") >= 1);
    CHECK(picture.title == "Mean bend over 5 maps");
}

TEST_CASE("a crease is told where the seeds prove one")
{
    const auto told = [](double hurst, std::uint32_t seeds) {
        Recipe recipe;
        recipe.size = 17;
        recipe.amplitudes.ratio = ratioOfHurst(hurst);
        PaintedRun run{Timeline(recipe)};
        run.seeds = seeds;
        return run.paint(named("many"), {{}, {.word = "bend-x"}}, 0).description;
    };
    CHECK(told(1.5, 40).find("elsewhere: a crease.") != std::string::npos);
    CHECK(told(0.2, 3).find("no crease is proven") != std::string::npos);
    CHECK(told(1.5, 1).find("no crease is proven") != std::string::npos);
}

TEST_CASE("the code of a step has its variables, and what the loop has passed over")
{
    Recipe recipe;
    recipe.size = 9;
    recipe.variant = rowNamed(variants(), "terrain-generator");
    const PaintedRun run{Timeline(recipe)};
    const int end = run.timeline.chapters()[3].last; // the squares of level 1: 24 points, 12 of them set
    const Picture picture = run.paint("code", end);
    CHECK(countOf(picture, "points: 24, passed over: 12") == 1);
    CHECK(countOf(run.paint(named("code"), {{.word = "hidden"}}, end), "points: 24, passed over: 12") == 0);
    CHECK(countOf(picture, "y = n: m \u2190 (N + W + E) / 3") == 1);
}

TEST_CASE("numbers of figures can be read from the last row, and no words meet or leave the page")
{
    struct Page {
        float width, height;
    };
    for (const int size : {3, 5, 9, 17, 33})
        for (const auto& [width, height] : {Page{1280, 720}, Page{1920, 1080}, Page{720, 1280}, Page{1024, 768}}) {
            const PaintedRun run = runOf(size);
            const int end = run.timeline.stepCount();
            for (const char* name : {"storyboard", "profile", "levels", "lineage", "many", "normals", "strips", "code"})
                for (const int step : {0, 1, 2, end / 2, end}) {
                    INFO(name << " of " << size << " at " << step << ", " << width << " x " << height);
                    const auto texts = textsOf(run.paint(named(name), defaultValues(named(name)), step, width, height));
                    for (std::size_t i = 0; i < texts.size(); ++i) {
                        const Box box = boxOf(texts[i]);
                        INFO(texts[i].content);
                        if (hasDigit(texts[i].content) && width > height)
                            CHECK(texts[i].size >= 15.0F * std::min(width / 1280, height / 720));
                        CHECK((box.x >= 0 && box.y >= 0 && box.right() <= width && box.bottom() <= height));
                        for (std::size_t j = 0; j < i; ++j) {
                            INFO(texts[j].content);
                            CHECK_FALSE(meet(box, boxOf(texts[j])));
                        }
                    }
                }
        }
}
