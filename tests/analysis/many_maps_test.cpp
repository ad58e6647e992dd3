#include "analysis/many_maps.hpp"
#include "catch.hpp"

#include "core/recipe.hpp"
#include "core/timeline.hpp"

#include <cmath>

using namespace lozenge;

TEST_CASE("a point is born on the level that a run sets it on, and is of the kind of its phase")
{
    for (const int size : {3, 5, 17}) {
        Recipe recipe;
        recipe.size = size;
        const Timeline timeline(recipe);
        for (int number = 1; number <= timeline.stepCount(); ++number) {
            const Step step = timeline.step(number);
            const Birth birth = birthOf(step.at, timeline.last());
            CHECK(birth.level == step.level);
            CHECK((birth.kind == Birth::Kind::Middle) == (step.phase == Phase::Diamond));
            if (step.phase == Phase::Square)
                CHECK((birth.kind == Birth::Kind::OfRow) == (step.at.x / step.half % 2 == 1));
        }
        for (const Point corner : cornerPoints(timeline.last()))
            CHECK(birthOf(corner, timeline.last()).level == -1);
    }
}

TEST_CASE("a measure is what its words say")
{
    // Heights x squared plus 3 y: bends of 1 across columns, of half as much with the neighbours above and below.
    std::vector<double> heights;
    for (int y = 0; y < 5; ++y)
        for (int x = 0; x < 5; ++x)
            heights.push_back(x * x + 3 * y);
    const auto valueOf = [&](std::string_view measure, Point at) {
        ManyMaps maps(*rowNamed(pointMeasures(), measure), 5);
        maps.add(heights);
        return maps.value(at);
    };
    CHECK(valueOf("height", {3, 1}) == 12);
    CHECK(valueOf("bend", {3, 1}) == 0.5);
    CHECK(valueOf("bend-x", {3, 0}) == 1);
    CHECK(valueOf("slope", {2, 2}) == 5); // 4 to the east, 3 to the south
    CHECK(valueOf("spread", {2, 2}) == 0);

    ManyMaps two(*rowNamed(pointMeasures(), "spread"), 5);
    two.add(heights);
    two.add(std::vector<double>(25, 0.0));
    CHECK(two.value({2, 1}) == Approx(3.5)); // 7 and 0
}

TEST_CASE("sums of parts are the sum of all")
{
    const PointMeasure& spread = *rowNamed(pointMeasures(), "spread");
    ManyMaps whole(spread, 5), first(spread, 5), second(spread, 5);
    for (std::uint32_t seed = 1; seed <= 5; ++seed) {
        Recipe recipe;
        recipe.size = 5;
        recipe.noise.seed = seed;
        const Timeline timeline(recipe);
        const auto heights = timeline.gridAt(timeline.stepCount()).heights;
        whole.add(heights);
        (seed <= 2 ? first : second).add(heights);
    }
    first.add(second);
    CHECK(first.count == 5);
    for (int i = 0; i < 5; ++i)
        CHECK(first.value({i, 2}) == Approx(whole.value({i, 2})));
}

TEST_CASE("ground that does not bend has nothing to be compared with")
{
    for (const std::array<double, 4>& corners :
         {std::array<double, 4>{0, 0, 0, 0}, {7, 7, 7, 7}, {0, 1, 1, 2}, {1e29, 1e30, 1e29, 1e30}})
        for (const char* name : {"bend", "bend-x"}) {
            const PointMeasure& measure = *rowNamed(pointMeasures(), name);
            Recipe recipe;
            recipe.size = 17;
            recipe.amplitudes.first = 0;
            recipe.corners.heights = corners;
            recipe.edge = rowNamed(edgeModes, "two"); // a plane to its border
            const Timeline timeline(recipe);
            ManyMaps maps(measure, recipe.size);
            maps.add(timeline.gridAt(timeline.stepCount()).heights);
            const ManyReport report = reportOf(maps);
            CAPTURE(name, corners[1]);
            CHECK_FALSE(report.hasUnit);
            CHECK(report.levels.empty());
        }
}
