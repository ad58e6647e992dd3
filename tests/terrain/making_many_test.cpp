#include "catch.hpp"

#include "terrain/making_many.hpp"
#include "terrain/terrain.hpp"

#include <cmath>

using namespace lozenge;

namespace {

/// 65 x 65, flat corners, and a Hurst exponent.
ManyRequest requestOf(double hurst, std::string_view measure)
{
    ManyRequest request;
    request.recipe.size = 65;
    request.recipe.amplitudes.ratio = ratioOfHurst(hurst);
    request.of = rowNamed(pointMeasures(), measure);
    return request;
}

double valueOf(const ManyReport& report, int level)
{
    return report.levels.at(static_cast<std::size_t>(level)).value;
}

} // namespace

TEST_CASE("over 40 maps points of level 0 bend 20, 4 and 1.04 times as much as those of the last level")
{
    const auto bends = [](double hurst) { return reportOf(makeMany(requestOf(hurst, "bend"))); };
    const ManyReport smooth = bends(1.5), usual = bends(1), rough = bends(0.5);
    const auto isAbout = [](double value, double known) { return std::abs(value / known - 1) < 0.005; };
    const double ofSmooth[]{20.1, 10.5, 5.96, 3.31, 1.83, 1}, ofUsual[]{3.97, 2.96, 2.31, 1.78, 1.35, 1},
        ofRough[]{1.04, 1.09, 1.06, 1.04, 1.02, 1};
    for (int level = 0; level < 6; ++level) {
        INFO(level);
        CHECK(isAbout(valueOf(smooth, level), ofSmooth[level]));
        CHECK(isAbout(valueOf(usual, level), ofUsual[level]));
        CHECK(isAbout(valueOf(rough, level), ofRough[level]));
    }
    CHECK(smooth.levels[3].count == 176);
}

TEST_CASE("across the middle column the ground bends 1.56 times as much as like points do elsewhere")
{
    const ManyReport report = reportOf(makeMany(requestOf(1.5, "bend-x")));
    const auto rounded = [&](int column) {
        return std::lround(100 * report.columns[static_cast<std::size_t>(column)]);
    };
    CHECK(rounded(32) == 156);
    CHECK(rounded(16) == 132);
    CHECK(rounded(48) == 131);
    CHECK(std::lround(100 * valueOf(report, 2)) == 115);
    CHECK(std::lround(100 * valueOf(report, 3)) == 102);
}

TEST_CASE("many maps on all cores are those one after another")
{
    for (const PointMeasure& measure : pointMeasures()) {
        INFO(measure.name);
        ManyRequest request{.recipe = {}, .of = &measure, .seeds = 11};
        request.recipe.size = 9;
        const ManyMaps made = makeMany(request);
        ManyMaps plain(measure, 9);
        for (std::uint32_t seed = 1; seed <= 11; ++seed) {
            request.recipe.noise.seed = seed;
            plain.add(finishedHeights(request.recipe));
        }
        REQUIRE(made.count == plain.count);
        for (int y = 0; y < 9; ++y)
            for (int x = 0; x < 9; ++x)
                CHECK(made.value({x, y}) == Approx(plain.value({x, y})).margin(1e-12));
        CHECK(makeMany(request) == made); // to the last bit, whatever the seed of the recipe
    }
}

TEST_CASE("what was made of many maps is kept, and of recorded numbers there is one map")
{
    ManyShelf shelf;
    ManyRequest request{.recipe = {}, .of = rowNamed(pointMeasures(), "spread"), .seeds = 6};
    int told = 0;
    const auto count = [&](int done, int total) {
        told = done;
        CHECK(total == 6);
    };
    CHECK_FALSE(shelf.kept(request));
    const auto first = shelf.of(request, count);
    CHECK(told == 6);
    told = 0;
    request.recipe.noise.seed = 77;
    CHECK(shelf.of(request, count) == first);
    CHECK(shelf.kept(request) == first);
    CHECK(told == 0);

    request.recipe.noise = {rowNamed(noiseKinds(), "recorded"), 1, std::vector<double>(100, 0.25)};
    CHECK(shelf.of(request)->count == 1);
}
