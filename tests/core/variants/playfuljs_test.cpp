#include "catch.hpp"
#include "recipes.hpp"

#include <array>
#include <vector>

using namespace lozenge;
using namespace lozenge::compass;

namespace {

Recipe playfuljs(int size, std::array<double, 4> corners, double amplitude, std::vector<double> numbers)
{
    return {.variant = variantNamed("playfuljs"),
            .size = size,
            .corners = {corners, {}},
            .amplitudes = {amplitude, 1, {}},
            .noise = recordedNoise(std::move(numbers))};
}

} // namespace

TEST_CASE("playfuljs leaves out a height of exactly -1")
{
    // The centre comes out as 1 - 2 = -1; its four neighbours then average the corners alone.
    const std::vector<Step> steps = stepsOf(playfuljs(3, {1, 3, 1, -1}, 2, {0, 0.5}));
    CHECK(steps[0].mean == (1 + 3 + 1) / 3.0); // the corner of -1 is left out as well
    CHECK(steps[0].parents[2] == Parent{{2, 2}, southEast, Source::Sentinel});

    const std::vector<Step> flat = stepsOf(playfuljs(3, {1, 1, 1, 1}, 2, {0, 0.5}));
    CHECK(flat[0].after == -1);
    CHECK(flat[1].parents[2] == Parent{{1, 1}, down, Source::Sentinel});
    CHECK(flat[1].parents[0].source == Source::LeftOut);
    CHECK(flat[1].mean == 1);
    CHECK(divisor(flat[1].parents) == 2);
}

TEST_CASE("playfuljs takes only exactly -1 for missing")
{
    const double beside = static_cast<double>(-1.0f + 0x1p-24f);
    const std::vector<Step> steps = stepsOf(playfuljs(3, {beside, 1, 1, 1}, 0, {0.5}));
    CHECK(steps[0].mean == (beside + 1 + 1 + 1) / 4);
    // A double so close to -1 that the float is -1 is missing.
    const std::vector<Step> rounded = stepsOf(playfuljs(3, {-1 + 1e-12, 1, 1, 1}, 0, {0.5}));
    CHECK(rounded[0].parents[0].source == Source::Sentinel);
    CHECK(rounded[0].mean == 1);
}

TEST_CASE("playfuljs takes the mean of nothing for 0")
{
    const std::vector<Step> steps = stepsOf(playfuljs(3, {-1, -1, -1, -1}, 1, {0.75}));
    CHECK(divisor(steps[0].parents) == 0);
    CHECK(steps[0].mean == 0);
    CHECK(steps[0].after == 0.5);
}

TEST_CASE("playfuljs stores floats and averages in double")
{
    const Recipe recipe = playfuljs(9, {0.1, 0.2, 0.3, 0.7}, 0.3, {0.11, 0.83, 0.35, 0.47, 0.59});
    const Grid start = startingGrid(recipe);
    CHECK(start.height({0, 0}) == static_cast<double>(0.1f));
    CHECK(start.height({8, 8}) == static_cast<double>(0.7f));

    bool roundingMatters = false;
    for (const Step& step : stepsOf(recipe)) {
        CHECK(step.after == static_cast<double>(static_cast<float>(step.mean + step.offset)));
        roundingMatters = roundingMatters || step.after != step.mean + step.offset;
    }
    CHECK(roundingMatters);
    CHECK(stepsOf(recipe)[0].mean == (static_cast<double>(0.1f) + static_cast<double>(0.2f) +
                                      static_cast<double>(0.7f) + static_cast<double>(0.3f)) /
                                         4);
}
