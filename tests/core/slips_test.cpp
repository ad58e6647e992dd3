#include "agreement.hpp"
#include "analysis/lineage.hpp"
#include "catch.hpp"
#include "recipes.hpp"

#include "core/moment.hpp"

#include <algorithm>
#include <cmath>

using namespace lozenge;

namespace {

Recipe fourthMap()
{
    return {.size = 9, .corners = {{0.25, -0.5, 0.75, 1.0}, {}}, .noise = {noiseNamed("hash"), 4, {}}};
}

bool sumsInAnotherOrder(std::string_view slip)
{
    return slip == "wrong-corner" || slip == "own-centre-twice";
}

void check(const Recipe& recipe, std::string_view slip)
{
    REQUIRE(!faultOf(recipe));
    sumsInAnotherOrder(slip) ? checkNearness(recipe) : checkAgreement(recipe);
}

/// How a slip shows: by the steps of the right run, held against the heights that the slipped one ends with.
struct Signature {
    int first = 0;
    int wrong = 0;
    int own = 0; ///< wrong by their own parents
    double largest = 0;
};

Signature signatureOf(const Recipe& right, const Recipe& slipped)
{
    const Timeline timeline(right);
    const std::vector<double> found = finalHeights(slipped);
    const Grid expected = timeline.gridAt(timeline.stepCount());
    Signature signature;
    for (int number = 1; number <= timeline.stepCount(); ++number) {
        const Step step = timeline.step(number);
        const std::size_t cell = expected.index(step.at);
        const double difference = std::abs(found[cell] - expected.heights[cell]);
        if (difference > 1e-9 && signature.first == 0)
            signature.first = number;
        signature.wrong += difference > 1e-9;
        signature.own += std::abs(timeline.meanOver(found, number, step.half) + step.offset - found[cell]) > 1e-9;
    }
    signature.largest = largestDifference(found, expected.heights);
    return signature;
}

} // namespace

TEST_CASE("each slip of the textbook is the plain loop of the mistake")
{
    for (const SlipRow& slip : slips()) {
        if (!slip.onTextbook)
            continue;
        for (const char* noise : {"hash", "mt19937", "lcg32"})
            for (const int size : {5, 9, 17, 33})
                for (const std::uint32_t seed : {1U, 4U, 77U}) {
                    Recipe recipe = withSlips(fourthMap(), {slip.name});
                    recipe.size = size;
                    recipe.noise = {noiseNamed(noise), seed, {}};
                    check(recipe, slip.name);
                    recipe.corners.randomRange = 2;
                    if (slip.name != "each-phase")
                        recipe.scaling = &scalings().back();
                    recipe.presets = {{{0, 1}, 0.25}, {{2, 2}, 0.75}, {{size - 1, 2}, -1.5}};
                    check(recipe, slip.name);
                    recipe.keep = true;
                    recipe.after = &afters().back();
                    check(recipe, slip.name);
                }
    }
}

TEST_CASE("slips of the textbook go with every edge mode that is not in their place")
{
    for (const SlipRow& slip : slips())
        for (const EdgeMode& edge : edgeModes)
            for (const char* noise : {"hash", "mt19937"}) {
                if (!slip.onTextbook || slip.isBorderRule)
                    continue;
                Recipe recipe = withSlips(fourthMap(), {slip.name});
                recipe.edge = &edge;
                recipe.edgeValue = 0.4;
                recipe.noise = {noiseNamed(noise), 9, {}};
                check(recipe, slip.name);
            }
}

TEST_CASE("two slips that decide different things are on together")
{
    const auto check = [](std::initializer_list<std::string_view> names) {
        const Recipe recipe = withSlips(fourthMap(), names);
        REQUIRE(!faultOf(recipe));
        checkAgreement(recipe);
    };
    check({"depth-first", "never-less"});
    check({"depth-first", "two-ends"});
    check({"no-far-border", "one-sided"});
    check({"divide-by-four", "each-phase"});
    check({"no-far-border", "swapped-axes"});
    check({"precedence", "clamped"});
    check({"whole-numbers", "swapped-axes"});
}

TEST_CASE("a recipe without slips has those of its variant that it shows")
{
    const auto names = [](const Recipe& recipe) {
        std::string text;
        for (const SlipRow& slip : slips())
            if (slipsOf(recipe).has(slip.slip))
                text += std::string(slip.name) + " ";
        return text;
    };
    CHECK(names({}).empty());
    CHECK(names({.variant = variantNamed("midpoint")}).empty());
    Recipe recipe{.variant = variantNamed("terrain-generator")};
    CHECK(names(recipe) == "empty-by-value normals ");
    recipe.offset = offsetNamed("positive");
    CHECK(names(recipe) == "one-sided empty-by-value normals ");
    recipe.variant = variantNamed("matlab");
    CHECK(names(recipe) == "right-edge top-draw ");
    recipe.offset = offsetNamed("matlab");
    recipe.amplitudes.listed = {1, 2, 3};
    CHECK(names(recipe) == "right-edge top-draw limits exponent ");
    CHECK(names({.variant = variantNamed("playfuljs")}) == "sentinel ");
    CHECK(names({.variant = variantNamed("workshop")}) == "twice ");
}

TEST_CASE("slips show on one map as the course says")
{
    struct Row {
        std::string_view slip;
        int first, wrong, own;
        double largest;
    };
    constexpr std::array<Row, 17> rows{{
        {"depth-first", 23, 29, 11, 0.05},
        {"own-centre-twice", 2, 76, 63, 0.28},
        {"no-far-border", 4, 68, 14, 0.85},
        {"divide-by-four", 2, 76, 28, 0.30},
        {"modulo-size", 2, 76, 28, 0.31},
        {"two-borders", 2, 76, 36, 0.47},
        {"two-ends", 2, 76, 56, 0.60},
        {"wrong-corner", 1, 77, 21, 0.27},
        {"never-less", 6, 72, 72, 1.05},
        {"one-late", 6, 72, 72, 0.58},
        {"each-phase", 2, 76, 76, 0.48},
        {"half-range", 1, 77, 77, 0.35},
        {"one-sided", 1, 77, 77, 1.14},
        {"precedence", 1, 77, 21, 5.61},
        {"whole-numbers", 1, 77, 77, 0.98},
        {"clamped", 1, 77, 1, 0.07},
        {"swapped-axes", 2, 70, 70, 1.25},
    }};
    for (const Row& row : rows) {
        CAPTURE(row.slip);
        const Signature found = signatureOf(fourthMap(), withSlips(fourthMap(), {row.slip}));
        CHECK(found.first == row.first);
        CHECK(found.wrong == row.wrong);
        CHECK(found.own == row.own);
        CHECK(std::abs(found.largest - row.largest) <= 0.005);
    }
    Recipe saupe = fourthMap();
    saupe.scaling = &scalings().back();
    const Signature found = signatureOf(fourthMap(), saupe);
    CHECK(found.first == 2);
    CHECK(found.wrong == 76);
    CHECK(found.own == 56);
    CHECK(std::abs(found.largest - 0.18) <= 0.005);
}

TEST_CASE("moments of slipped runs are the same from both directions")
{
    for (const SlipRow& slip : slips()) {
        if (!slip.onTextbook)
            continue;
        for (const After& after : afters()) {
            Recipe recipe = withSlips(fourthMap(), {slip.name});
            recipe.after = &after;
            INFO(nameOf(recipe));
            const Timeline timeline(recipe);
            Moment moving = momentAt(timeline, 0);
            const int count = timeline.stepCount();
            for (const int number : {1, 5, 23, count - 1, count, 40, count, 22, 0, count, count - 1, 3}) {
                move(moving, timeline, number);
                const Moment there = momentAt(timeline, number);
                CAPTURE(number);
                REQUIRE(sameBits(moving.grid, there.grid));
                REQUIRE(sameBits(moving.surface, there.surface));
            }
        }
    }
}

TEST_CASE("impossible slips and ways are told in one line")
{
    const auto fault = [](const Recipe& recipe) {
        const auto found = faultOf(recipe);
        return found ? std::string(found->key) + ": " + found->message : "";
    };
    Recipe recipe = withSlips({}, {"right-edge"});
    CHECK(fault(recipe) == "slips: variant \"textbook\" cannot have the slip \"right-edge\"; \"matlab\" can");
    recipe = withSlips({.variant = variantNamed("matlab")}, {"one-sided"});
    CHECK(fault(recipe) ==
          "slips: variant \"matlab\" cannot have the slip \"one-sided\"; \"textbook\" and \"terrain-generator\" can");
    CHECK(fault(withSlips({}, {"half-range", "one-sided"})) ==
          "slips: the slips \"half-range\" and \"one-sided\" both decide the offset: keep one of them");
    recipe = withSlips({.edge = edgeNamed("wrap")}, {"two-borders"});
    CHECK(fault(recipe).starts_with("slips: the slip \"two-borders\" stands in the place of an edge mode"));
    recipe = {.amplitudes = {.roughness = 1}};
    CHECK(fault(recipe) == "roughness: roughness is a key of variant \"playfuljs\", not of \"textbook\"");
    recipe = {.amplitudes = {.rcoe = 1}};
    CHECK(fault(recipe) == "rcoe: rcoe is a key of variant \"matlab\", not of \"textbook\"");
    recipe = {.amplitudes = {.listed = {1, 1, 1}}, .scaling = &scalings().back()};
    CHECK(fault(recipe).starts_with("scaling: scaling \"phase\" needs ratio or hurst"));
    recipe = withSlips({.scaling = &scalings().back()}, {"each-phase"});
    CHECK(fault(recipe).starts_with("slips: the slip \"each-phase\" and scaling \"phase\" both shrink"));
    recipe = {.variant = variantNamed("workshop"), .keep = true};
    CHECK(fault(recipe).starts_with("keep: variant \"workshop\" cannot keep presets"));
}

TEST_CASE("what is in a height of a slipped run are its ancestors with their weights")
{
    for (const SlipRow& slip : slips()) {
        if (!slip.onTextbook || slip.name == "whole-numbers" || slip.name == "clamped")
            continue;
        Recipe recipe = withSlips(fourthMap(), {slip.name});
        recipe.amplitudes.first = 0;
        const Timeline timeline(recipe);
        const Grid start = timeline.gridAt(0), end = timeline.gridAt(timeline.stepCount());
        CAPTURE(slip.name);
        for (const Point point : {Point{1, 1}, Point{3, 1}, Point{8, 4}, Point{7, 6}, Point{0, 2}}) {
            double sum = 0;
            for (const Share& share : ancestorsOf(timeline, point, timeline.stepCount())) {
                if (share.step != 0)
                    continue;
                CHECK(start.has(share.point));
                sum += share.weight * start.height(share.point);
            }
            CHECK(std::abs(sum - end.height(point)) < 1e-12);
        }
    }
}
