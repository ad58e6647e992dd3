#include "catch.hpp"
#include "recipes.hpp"

#include "core/recipe.hpp"

#include <cmath>
#include <limits>
#include <set>

using namespace lozenge;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

std::string blamed(const Recipe& recipe)
{
    const auto fault = faultOf(recipe);
    return fault ? std::string(fault->key) : "";
}

Amplitudes listed(std::vector<double> amplitudes)
{
    return {1, 0.5, std::move(amplitudes)};
}

} // namespace

TEST_CASE("every recipe of the sweep is without fault and the sweep reaches every source of a parent")
{
    std::set<Source> sources;
    int rewrittenZeros = 0, meansOfNothing = 0;
    for (const Recipe& recipe : recipesOf({})) {
        INFO(nameOf(recipe));
        REQUIRE_FALSE(faultOf(recipe));
        for (const Step& step : stepsOf(recipe)) {
            for (const Parent& parent : step.parents)
                sources.insert(parent.source);
            rewrittenZeros += recipe.variant->name == "terrain-generator" && step.before == 0.0;
            meansOfNothing += step.parents.count() > 0 && divisor(step.parents) == 0;
        }
    }
    CHECK(sources.size() == 8);
    CHECK(rewrittenZeros > 100);
    CHECK(meansOfNothing > 100);
}

TEST_CASE("only sizes of a power of two plus one from 3 to 268435457 can be made")
{
    for (const int size : {-1, 0, 1, 2, 4, 6, 7, 1024, 1026, 2050, 268435456, 536870913,
                           std::numeric_limits<int>::max(), std::numeric_limits<int>::min()}) {
        INFO(size);
        CHECK(blamed({.size = size}) == "size");
    }
    for (int side = 2; side <= 1 << 28; side *= 2)
        CHECK(blamed({.size = side + 1}).empty());
}

TEST_CASE("only sizes up to 1025 can be stepped")
{
    for (int side = 2; side <= 1 << 28; side *= 2) {
        const auto fault = steppingFault({.size = side + 1});
        CHECK(fault.has_value() == (side > 1024));
    }
    CHECK(steppingFault({.size = 2049})->message ==
          "a run is stepped on up to 1025 points a side, and this one has 2049");
}

TEST_CASE("numbers that are not finite or too large are faults of their key")
{
    for (const double value : {infinity, -infinity, std::nan(""), 1.1e30, -1e300}) {
        INFO(value);
        CHECK(blamed({.corners = {{0, value, 0, 0}, {}}}) == "corners");
        CHECK(blamed({.corners = {{}, value}}) == "corners");
        CHECK(blamed({.amplitudes = {value, 0.5, {}}}) == "amplitude");
        CHECK(blamed({.amplitudes = {1, value, {}}}) == "ratio");
        CHECK(blamed({.amplitudes = listed({1, 1, value})}) == "amplitudes");
        CHECK(blamed({.edge = edgeNamed("constant"), .edgeValue = value}) == "edge_value");
        CHECK(blamed({.presets = {{{1, 1}, value}}}) == "preset");
        CHECK(blamed({.noise = recordedNoise({0.5, value})}) == "noise");
    }
    CHECK(blamed({.corners = {{1e30, -1e30, 0, 0}, {}}}).empty());
}

TEST_CASE("a recipe that asks for what is not there is refused")
{
    CHECK(blamed({.size = 9, .amplitudes = listed({1, 1})}) == "amplitudes");
    CHECK(blamed({.size = 9, .amplitudes = listed({1, 1, 1, 1})}).empty());
    CHECK(blamed({.amplitudes = {-1, 0.5, {}}}) == "amplitude");
    CHECK(blamed({.amplitudes = {1, 2e10, {}}}).empty());
    CHECK(blamed({.size = 1025, .amplitudes = {1, 2e10, {}}}) == "ratio");
    CHECK(blamed({.corners = {{}, -1}}) == "corners");
    CHECK(blamed({.noise = recordedNoise({})}) == "noise");
    CHECK(blamed({.noise = recordedNoise({1.5})}) == "noise");
    for (const Point outside : {Point{9, 0}, Point{0, 9}, Point{-1, 4}, Point{4, -1}})
        CHECK(blamed({.size = 9, .presets = {{outside, 1}}}) == "preset");
}

TEST_CASE("only the textbook takes an edge mode other than three")
{
    for (const Variant& variant : variants())
        for (const EdgeMode& edge : edgeModes) {
            INFO(variant.name << " " << edge.name);
            const bool taken = variant.name == "textbook" || edge.name == "three";
            CHECK(blamed({.variant = &variant, .edge = &edge}) == (taken ? "" : "edge"));
        }
}

TEST_CASE("a default recipe is the one that the lesson file documents")
{
    const Recipe recipe;
    CHECK(recipe.variant->name == "textbook");
    CHECK(recipe.size == 9);
    CHECK(recipe.corners == Corners{});
    CHECK(recipe.amplitudes.first == 1);
    CHECK(recipe.amplitudes.ratio == ratioOfHurst(1));
    CHECK(recipe.offset->name == "symmetric");
    CHECK(recipe.edge->name == "three");
    CHECK(recipe.noise.kind->name == "hash");
    CHECK(recipe.noise.seed == 1);
    CHECK_FALSE(faultOf(recipe));
}

TEST_CASE("levels halve their stride and multiply their amplitude by the ratio")
{
    const auto levels = levelsOf({.size = 17, .amplitudes = {8, 0.5, {}}});
    REQUIRE(levels.size() == 4);
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(levels[i].index == static_cast<int>(i));
        CHECK(levels[i].stride == 16 >> i);
        CHECK(levels[i].half() == 8 >> i);
        CHECK(levels[i].amplitude == 8.0 / (1 << i));
    }
    CHECK(levelsOf({.size = 5, .amplitudes = listed({3, 4})})[1].amplitude == 4);
    CHECK(ratioOfHurst(0) == 1);
    CHECK(ratioOfHurst(0.5) == Approx(std::sqrt(0.5)).epsilon(1e-15));
    CHECK(hurstOfRatio(ratioOfHurst(0.7)) == Approx(0.7).epsilon(1e-15));
}

TEST_CASE("the names of each table differ and each row explains itself")
{
    const auto check = [](const auto& table) {
        std::set<std::string_view> names;
        for (const auto& row : table) {
            names.insert(row.name);
            CHECK_FALSE(row.explanation.empty());
            CHECK(rowNamed(table, row.name) == &row);
        }
        CHECK(names.size() == table.size());
        CHECK(rowNamed(table, "nobody") == nullptr);
    };
    check(variants());
    check(edgeModes);
    check(offsetLaws);
    check(noiseKinds());
}
