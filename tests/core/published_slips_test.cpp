#include "agreement.hpp"
#include "catch.hpp"
#include "recipes.hpp"

#include "core/timeline.hpp"

#include <algorithm>
#include <cmath>

using namespace lozenge;

namespace {

auto differing(const std::vector<double>& a, const std::vector<double>& b)
{
    int count = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        count += std::abs(a[i] - b[i]) > 1e-12;
    return count;
}

/// From point to point of a row.
double meanStepInRows(const std::vector<double>& heights, int size)
{
    double sum = 0;
    int count = 0;
    for (std::size_t i = 1; i < heights.size(); ++i)
        if (i % static_cast<std::size_t>(size) != 0) {
            sum += std::abs(heights[i] - heights[i - 1]);
            ++count;
        }
    return sum / count;
}

} // namespace

TEST_CASE("each published slip is mended as the plain loop is")
{
    for (const SlipRow& slip : slips())
        for (const char* noise : {"hash", "msvc"})
            for (const int size : {5, 9, 17})
                for (const OffsetLaw& law : offsetLaws) {
                    if (slip.publishedIn.empty())
                        continue;
                    Recipe recipe{.variant = variantNamed(slip.publishedIn)};
                    recipe.size = size;
                    recipe.offset = &law;
                    recipe.noise = {noiseNamed(noise), 5, {}};
                    recipe.presets = {{{1, 1}, 0.5}, {{2, 0}, 0}, {{0, 3}, -1}};
                    recipe.corners.heights = {-1, -1, -1, -1};
                    recipe.amplitudes.listed = {0.1, 0.2, 0.4, 0.8};
                    checkAgreement(recipe);
                    recipe.slips = ownSlips(recipe);
                    checkAgreement(recipe);
                    recipe.slips->remove(slip.slip);
                    checkAgreement(recipe);
                    recipe.slips = Slips{};
                    checkAgreement(recipe);
                    recipe.slips->add(slip.slip);
                    checkAgreement(recipe);
                }
}

TEST_CASE("the MATLAB script mended slip by slip has the numbers of the course")
{
    Recipe recipe{.variant = variantNamed("matlab"),
                  .size = 9,
                  .corners = {{1.0, 1.4, 1.0, 1.2}, {}},
                  .amplitudes = {.listed = {0.008, 0.04, 0.2}},
                  .offset = offsetNamed("matlab"),
                  .noise = {noiseNamed("mt19937"), 5489, {}}};
    const std::vector<double> printed = finalHeights(recipe);
    const auto without = [&](Slip slip) {
        Recipe mended = recipe;
        mended.slips = ownSlips(recipe);
        mended.slips->remove(slip);
        return finalHeights(mended);
    };
    const auto near = [](double a, double b) { return std::abs(a - b) < 0.0006; };
    CHECK(differing(printed, without(Slip::RightEdge)) == 32);
    CHECK(near(largestDifference(printed, without(Slip::RightEdge)), 0.060));
    CHECK(differing(printed, without(Slip::TopDraw)) == 53);
    CHECK(near(largestDifference(printed, without(Slip::TopDraw)), 0.166));
    CHECK(differing(printed, without(Slip::Limits)) == 77);
    CHECK(near(largestDifference(printed, without(Slip::Limits)), 1.123));
    CHECK(differing(printed, without(Slip::Exponent)) == 77);
    CHECK(near(largestDifference(printed, without(Slip::Exponent)), 0.708));
    CHECK(near(meanStepInRows(printed, 9), 0.413));
    CHECK(near(meanStepInRows(without(Slip::Exponent), 9), 0.078));

    recipe.slips = Slips{};
    const std::vector<double> mended = finalHeights(recipe);
    CHECK(near(std::ranges::min(mended), 0.943));
    CHECK(near(std::ranges::max(mended), 1.454));
    CHECK(near(meanStepInRows(mended, 9), 0.047));

    struct Figure {
        double rcoe, lowest;
    };
    recipe.slips.reset();
    recipe.amplitudes = {};
    for (const Figure figure : {Figure{0.1, 0.687}, Figure{0.5, -1.812}, Figure{1.9, -33.199}}) {
        recipe.amplitudes.rcoe = figure.rcoe;
        CAPTURE(figure.rcoe);
        CHECK(near(std::ranges::min(finalHeights(recipe)), figure.lowest));
        CHECK(near(std::ranges::max(finalHeights(recipe)), 1.4));
    }
    CHECK(near(levelsOf(recipe)[0].amplitude, 6.859));
    CHECK(near(levelsOf(recipe)[2].amplitude, 1.9));
}

TEST_CASE("the workshop computes 620 points twice and mended none")
{
    Recipe recipe{.variant = variantNamed("workshop"),
                  .size = 33,
                  .corners = {{}, 1.0},
                  .amplitudes = {.first = 10},
                  .noise = {noiseNamed("msvc"), 4, {}}};
    int second = 0;
    double change = 0, largest = 0;
    for (const Step& step : stepsOf(recipe))
        if (step.before) {
            ++second;
            change += std::abs(step.after - *step.before);
            largest = std::max(largest, std::abs(step.after - *step.before));
        }
    CHECK(second == 620);
    CHECK(std::abs(change / second - 0.571) < 0.0006);
    CHECK(std::abs(largest - 4.953) < 0.0006);
    recipe.slips = Slips{};
    CHECK(stepsOf(recipe).size() == 33 * 33 - 4);
}

TEST_CASE("the roughness of the article scales offsets with the map")
{
    struct Figure {
        double roughness, firstOffset, highest;
        int underWater;
    };
    for (const Figure figure :
         {Figure{0.35, -5.851, 34.7, 325}, Figure{0.7, -11.703, 44.0, 408}, Figure{1.4, -23.405, 62.8, 493}}) {
        CAPTURE(figure.roughness);
        const Recipe recipe{.variant = variantNamed("playfuljs"),
                            .size = 33,
                            .corners = {{32, 16, 16, 0}, {}},
                            .amplitudes = {.roughness = figure.roughness},
                            .noise = {noiseNamed("lcg32"), 7, {}}};
        const std::vector<double> heights = finalHeights(recipe);
        CHECK(std::abs(stepsOf(recipe)[0].offset - figure.firstOffset) < 0.0006);
        CHECK(std::abs(std::ranges::max(heights) - figure.highest) < 0.06);
        CHECK(std::ranges::count_if(heights, [](double h) { return h < 0.3 * 33; }) == figure.underWater);
    }
}

TEST_CASE("the WebGL generator's sea has the share of the course")
{
    Recipe recipe{.variant = variantNamed("terrain-generator"),
                  .size = 129,
                  .corners = {{0.01, 0.01, 0.01, 0.01}, {}},
                  .amplitudes = {.first = 0.5, .ratio = 0.6},
                  .offset = offsetNamed("positive"),
                  .noise = {noiseNamed("hash"), 21, {}}};
    const std::vector<double> land = finalHeights(recipe);
    CHECK(std::ranges::count_if(land, [](double h) { return h < 0.49; }) == 5620);
    CHECK(std::abs(std::ranges::max(land) - 0.866) < 0.0006);
    recipe.after = &afters().back();
    const std::vector<double> sea = finalHeights(recipe);
    for (std::size_t i = 0; i < sea.size(); ++i)
        REQUIRE((land[i] < 0.49 ? sea[i] >= 0.40 && sea[i] < 0.45 : sea[i] == land[i]));
    recipe.after = &afters().front();
    recipe.slips = Slips{};
    CHECK(std::abs(std::ranges::max(finalHeights(recipe)) - 0.461) < 0.0006);

    // A computed 0 is written again; mended it is not.
    Recipe coins{.variant = variantNamed("terrain-generator"),
                 .size = 5,
                 .offset = offsetNamed("positive"),
                 .noise = recordedNoise({0, 0.5, 0.25, 0.75, 0.5})};
    CHECK(stepsOf(coins).size() == 22);
    CHECK(stepsOf(coins)[3].after == 0.9375);
    coins.slips = Slips{};
    CHECK(stepsOf(coins).size() == 21);
}
