#include "analysis/differences.hpp"
#include "catch.hpp"

#include <algorithm>
#include <cmath>

using namespace lozenge;

namespace {

Difference differenceAtEnd(const Timeline& first, const Timeline& other)
{
    return differenceOf(momentAt(first, first.stepCount()), momentAt(other, other.stepCount()), true);
}

Recipe script(int size)
{
    Recipe recipe;
    recipe.variant = rowNamed(variants(), "matlab");
    recipe.size = size;
    recipe.noise.kind = rowNamed(noiseKinds(), "mt19937");
    return recipe;
}

} // namespace

TEST_CASE("what differs by rounding alone is equal")
{
    Recipe byPowers = script(17), byProducts = script(17);
    byPowers.amplitudes.rcoe = 0.6;
    for (double amplitude = 0.6; byProducts.amplitudes.listed.size() < 4; amplitude *= 0.6)
        byProducts.amplitudes.listed.insert(byProducts.amplitudes.listed.begin(), amplitude);
    const Timeline first(byPowers), other(byProducts);
    REQUIRE(first.gridAt(first.stepCount()) != other.gridAt(other.stepCount()));
    const Difference difference = differenceAtEnd(first, other);
    CHECK(difference.count == 0);
    CHECK(difference.largest == 0);
    CHECK(std::all_of(difference.heights.begin(), difference.heights.end(), [](double d) { return d == 0; }));
    CHECK(greatestDifference(first, other) == 0);
}

TEST_CASE("what differs by more than rounding differs, however small it is")
{
    Recipe recipe, lifted;
    lifted.corners.heights[3] = 1e-12;
    const Timeline first(recipe), other(lifted);
    CHECK(differenceAtEnd(first, other).count > 0);
    CHECK(greatestDifference(first, other) == Approx(1e-12));

    Recipe tiny, twice;
    tiny.amplitudes.first = 1e-300;
    twice.amplitudes.first = 2e-300;
    CHECK(differenceAtEnd(Timeline(tiny), Timeline(twice)).count == 77);
}

TEST_CASE("a seam has no gap where its borders differ by rounding alone")
{
    Recipe recipe;
    recipe.size = 3;
    const Timeline timeline(recipe);
    Moment moment = momentAt(timeline, timeline.stepCount());
    moment.surface = {0.3, 1, std::nextafter(0.3, 1), -2, 0, -2, 0.1, 5, 0.1};
    CHECK(seamProfile(moment, SeamSide::WestToEast).widest == 0);
    CHECK(seamProfile(moment, SeamSide::NorthToSouth).widest == Approx(4));
}
