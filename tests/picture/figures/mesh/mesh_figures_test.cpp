#include "picture/figures/painted_figures.hpp"
#include "picture/framed.hpp"
#include "picture/text/number_text.hpp"

using namespace lozenge;

TEST_CASE("normals are added face by face, then divided by their length")
{
    const PaintedRun run = runOf(5);
    const Figure& normals = named("normals");
    const int end = run.timeline.stepCount();
    const auto at = [&](std::optional<int> upto) {
        return run.paint(normals, {{.point = Point{2, 2}}, {.count = upto}}, end);
    };
    CHECK(countOf(at(0), "sum") == 1);    // in the table alone
    CHECK(countOf(at(8), "length") == 0); // not yet
    CHECK(countOf(at(9), "length") == 1);
    CHECK(countOf(at({}), "n") == countOf(at(9), "n"));
    CHECK(countOf(at(8), "8.000") == 1);
    CHECK(countOf(at(3), "3.000") == 1); // of three faces so far
}

TEST_CASE("the slip of the normals stands beside the right ones")
{
    PaintedRun run = runOf(5);
    const FigureValues values{{.point = Point{2, 2}}, {}};
    CHECK(countOf(run.paint(named("normals"), values, 3), "s") == 0);
    Recipe recipe = run.timeline.recipe();
    recipe.variant = rowNamed(variants(), "terrain-generator");
    const PaintedRun published{Timeline(recipe)};
    CHECK(countOf(published.paint(named("normals"), values, 3), "s") == 2);
    recipe.slips = Slips{};
    CHECK(countOf(PaintedRun{Timeline(recipe)}.paint(named("normals"), values, 3), "s") == 0);
}

TEST_CASE("strips and normals can be gone through and other figures cannot")
{
    const PaintedRun run = runOf(5);
    withFrame(run.timeline, 3, "", [&](const Frame& frame) {
        CHECK(named("strips").steps(frame, defaultValues(named("strips"))) == 40);
        CHECK(named("normals").steps(frame, {{.point = Point{2, 2}}, {}}) == 9);
        CHECK(named("normals").steps(frame, {{.point = Point{2, 3}}, {}}) == 5);
    });
    for (const Figure& figure : figures())
        CHECK((figure.steps != nullptr) == (figure.name == "strips" || figure.name == "normals"));
}

TEST_CASE("a strip's last three indices are its triangle, and their vertices are in the array")
{
    const PaintedRun run = runOf(5);
    const auto at = [&](int upto) { return run.paint(named("strips"), {{.count = upto}}, run.timeline.stepCount()); };
    CHECK(at(10).description.find("10 indices, 8 triangles. This one is 8, 4, 9") != std::string::npos);
    const auto heights = run.timeline.gridAt(run.timeline.stepCount()).heights;
    const int decimals = heightRange(run.timeline).decimals;
    for (const int vertex : {8, 4, 9})
        CHECK(countOf(at(10), fixedText(heights[static_cast<std::size_t>(vertex)], decimals)) >= 1);
    CHECK(countOf(at(0), "96") == 1);
    CHECK(at(0).description == "All heights stand in one array, row by row: (x, y) is vertex 5 y + x.");
}
