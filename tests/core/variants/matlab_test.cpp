#include "catch.hpp"
#include "recipes.hpp"

#include <vector>

using namespace lozenge;

namespace {

Recipe matlab(int size, std::vector<double> numbers)
{
    return {.variant = variantNamed("matlab"),
            .size = size,
            .corners = {{1, 1.4, 1, 1.2}, {}},
            .amplitudes = {1, 1, {}},
            .offset = offsetNamed("positive"),
            .noise = recordedNoise(std::move(numbers))};
}

std::vector<Point> cells(const Step& step)
{
    std::vector<Point> cells;
    for (const Parent& parent : step.parents)
        cells.push_back(parent.at);
    return cells;
}

} // namespace

TEST_CASE("a cell of matlab draws right left top bottom and the top edge takes the number of the right")
{
    constexpr double centre = 0.5, R = 0.1, L = 0.2, T = 0.3, B = 0.4;
    const std::vector<Step> steps = stepsOf(matlab(3, {centre, R, L, T, B}));
    REQUIRE(steps.size() == 5);
    CHECK((steps[1].at == Point{1, 0} && steps[1].offset == R));
    CHECK((steps[2].at == Point{0, 1} && steps[2].offset == L));
    CHECK((steps[3].at == Point{1, 2} && steps[3].offset == B));
    CHECK((steps[4].at == Point{2, 1} && steps[4].offset == R));
}

TEST_CASE("the number that matlab draws for the top edge is never used")
{
    // On each level a diamond a cell, then four draws a cell of which T is the third.
    constexpr int size = 17;
    std::vector<double> numbers, others;
    for (int across = 1; across < size - 1; across *= 2) {
        const int squares = across * across;
        for (int i = 0; i < squares; ++i)
            numbers.push_back(0.25);
        others.resize(numbers.size(), 0.25);
        for (int i = 0; i < squares; ++i)
            for (const double number : {0.1, 0.2, 0.3, 0.4}) {
                numbers.push_back(number);
                others.push_back(number == 0.3 ? 0.9 : number);
            }
    }
    CHECK(stepsOf(matlab(size, numbers)) == stepsOf(matlab(size, others)));
    for (const Step& step : stepsOf(matlab(size, numbers)))
        if (step.offset == 0.3)
            FAIL("T is used at step " << step.at.x << " " << step.at.y);
}

TEST_CASE("the right edge between two cells of matlab averages the corner at the bottom left")
{
    for (const Step& step : stepsOf(matlab(5, {0.5}))) {
        if (step.level == 1 && step.at == Point{2, 1})
            CHECK(cells(step) == std::vector<Point>{{2, 0}, {0, 2}, {1, 1}, {3, 1}});
        if (step.level == 1 && step.at == Point{4, 1})
            CHECK(cells(step) == std::vector<Point>{{4, 2}, {4, 0}, {3, 1}});
        if (step.level == 1 && step.at == Point{1, 2})
            CHECK(cells(step) == std::vector<Point>{{0, 2}, {2, 2}, {1, 1}, {1, 3}});
        if (step.level == 1 && step.at == Point{1, 4})
            CHECK(cells(step) == std::vector<Point>{{0, 4}, {2, 4}, {1, 3}});
        if (step.level == 1 && step.at == Point{0, 3})
            CHECK(cells(step) == std::vector<Point>{{0, 2}, {0, 4}, {1, 3}});
    }
}

TEST_CASE("matlab writes top and left only in the first row and column of cells")
{
    std::vector<Point> squares;
    for (const Step& step : stepsOf(matlab(5, {0.5})))
        if (step.level == 1 && step.phase == Phase::Square)
            squares.push_back(step.at);
    CHECK(squares == std::vector<Point>{{1, 0},
                                        {0, 1},
                                        {1, 2},
                                        {2, 1}, // north-west cell
                                        {3, 0},
                                        {3, 2},
                                        {4, 1}, // north-east
                                        {0, 3},
                                        {1, 4},
                                        {2, 3},
                                        {3, 4},
                                        {4, 3}}); // south-west and south-east
}
