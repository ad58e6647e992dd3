#include "catch.hpp"

#include "picture/kit/axis.hpp"

#include <cmath>
#include <limits>

using namespace lozenge;

namespace {

std::vector<int> shown(const NumbersAlong& numbers, int last)
{
    std::vector<int> all;
    for (int i = 0; i <= last; ++i)
        if (numbers.has(i))
            all.push_back(i);
    return all;
}

} // namespace

TEST_CASE("numbers along a map are thinned out until each has its room")
{
    CHECK(shown(NumbersAlong(8, 40, 32), 8) == std::vector{0, 1, 2, 3, 4, 5, 6, 7, 8});
    CHECK(shown(NumbersAlong(8, 20, 32), 8) == std::vector{0, 2, 4, 6, 8});
    CHECK(shown(NumbersAlong(8, 1, 32), 8) == std::vector{0, 8});
}

TEST_CASE("the present number always stands along a map, and none so near that it would meet it")
{
    CHECK(shown(NumbersAlong(8, 20, 32, 3, 30), 8) == std::vector{0, 3, 6, 8});
    CHECK(shown(NumbersAlong(8, 20, 32, 3, 20), 8) == std::vector{0, 2, 3, 4, 6, 8});
}

TEST_CASE("the span of values passes over those that are no numbers, and is turned round where none is")
{
    constexpr double missing = std::numeric_limits<double>::quiet_NaN();
    CHECK(spanOf(std::vector{missing, 2.0, -1.0, missing}) == Interval{-1, 2});
    CHECK(spanOf(std::vector{missing}).low > spanOf(std::vector{missing}).high);
}
