#include "catch.hpp"

#include "lesson/keys/adjusting.hpp"

#include <cmath>
#include <set>

using namespace lozenge;

namespace {

template <typename Table>
const auto& named(const Table& table, std::string_view name)
{
    return *rowNamed(table, name);
}

} // namespace

TEST_CASE("a recipe of any kind can be given any size, variant and noise")
{
    Recipe recipe;
    recipe.size = 17;
    recipe.edge = &named(edgeModes, "wrap");
    recipe.presets = {{{3, 16}, 0.5}, {{8, 8}, -1}};
    recipe.amplitudes.listed = {1, 0.5, 0.25, 0.125};
    for (int size = smallestSize; size <= largestSteppedSize; size = 2 * size - 1)
        for (const Variant& variant : variants())
            for (const NoiseKind& kind : noiseKinds()) {
                const Recipe adjusted = withNoise(withVariant(withSize(recipe, size), variant), kind);
                CAPTURE(size, variant.name, kind.name);
                CHECK_FALSE(faultOf(adjusted));
            }
}

TEST_CASE("presets keep their places on a larger map and come back from it")
{
    Recipe recipe;
    recipe.size = 9;
    recipe.presets = {{{4, 4}, 0.9}, {{0, 7}, 0.1}};
    const Recipe larger = withSize(recipe, 65);
    CHECK(larger.presets[0].at == Point{32, 32});
    CHECK(larger.presets[1].at == Point{0, 56});
    CHECK(withSize(larger, 9) == recipe);
}

TEST_CASE("a preset between the points of a smaller map goes to the nearest")
{
    Recipe recipe;
    recipe.size = 9;
    recipe.presets = {{{7, 1}, 0.9}};
    CHECK(withSize(recipe, 3).presets[0].at == Point{2, 0});
}

TEST_CASE("only a variant that takes no edge mode loses it")
{
    Recipe recipe;
    recipe.edge = &named(edgeModes, "mirror");
    CHECK(withVariant(recipe, named(variants(), "textbook")).edge->name == "mirror");
    CHECK(withVariant(recipe, named(variants(), "matlab")).edge->name == "three");
}

TEST_CASE("given corners begin where random ones were drawn")
{
    Recipe recipe;
    recipe.corners.randomRange = 2;
    const Grid drawn = startingGrid(recipe);
    const Recipe given = withGivenCorners(recipe);
    CHECK_FALSE(given.corners.randomRange);
    CHECK(startingGrid(given).heights == drawn.heights);
}

TEST_CASE("random corners reach as far as the given ones did")
{
    Recipe recipe;
    recipe.corners.heights = {0.25, -3, 0, 1};
    CHECK(withRandomCorners(recipe).corners.randomRange == 3.0);
    recipe.corners.heights = {};
    CHECK(withRandomCorners(recipe).corners.randomRange == 1.0);
}

TEST_CASE("a list of amplitudes says what the ratio said, and back")
{
    Recipe recipe;
    recipe.size = 33;
    recipe.amplitudes = {.first = 0.5, .ratio = 0.6, .listed = {}};
    const Recipe listed = withListedAmplitudes(recipe);
    const auto before = levelsOf(recipe);
    const auto after = levelsOf(listed);
    REQUIRE(listed.amplitudes.listed.size() == before.size());
    for (std::size_t i = 0; i < before.size(); ++i)
        CHECK(after[i].amplitude == before[i].amplitude);
    CHECK(withRatio(listed).amplitudes.first == 0.5);
    CHECK(withRatio(listed).amplitudes.ratio == Approx(0.6));
    CHECK(withRatio(listed).amplitudes.listed.empty());
}

TEST_CASE("every way to tell amplitudes can follow every other")
{
    for (const Variant& variant : variants())
        for (const AmplitudeWay& first : amplitudeWays())
            for (const AmplitudeWay& second : amplitudeWays()) {
                const auto has = [&](const AmplitudeWay& way) {
                    return way.variant.empty() || way.variant == variant.name;
                };
                if (!has(first) || !has(second))
                    continue;
                CAPTURE(variant.name, first.name, second.name);
                const Recipe recipe = second.take(first.take(withVariant({}, variant)));
                CHECK_FALSE(faultOf(recipe));
                CHECK(&wayOf(recipe) == &second);
            }
}

TEST_CASE("roughness says what amplitude and ratio said, and back")
{
    Recipe recipe;
    recipe.variant = &named(variants(), "playfuljs");
    recipe.size = 33;
    recipe.amplitudes = {.first = 22.4, .ratio = 0.6, .listed = {}};
    const AmplitudeWay& roughness = named(amplitudeWays(), "roughness");
    const Recipe told = roughness.take(recipe);
    CHECK(told.amplitudes.roughness == Approx(0.7));
    CHECK(levelsOf(told).back().amplitude == Approx(levelsOf(recipe).back().amplitude));
    const Recipe back = withRatio(told);
    CHECK(back.amplitudes.first == Approx(22.4));
    CHECK(back.amplitudes.ratio == 0.6);
    CHECK_FALSE(back.amplitudes.roughness);
}

TEST_CASE("any slip can be made and mended in a recipe of any kind, and what stands in its way gives way")
{
    for (const Variant& variant : variants())
        for (const SlipRow& slip : slips()) {
            if (!canHave(variant.name, slip))
                continue;
            Recipe recipe = withVariant({}, variant);
            recipe.scaling = &scalings().back();
            if (variant.takesEdgeModes)
                recipe.edge = &named(edgeModes, "wrap");
            for (const Recipe& before : {recipe, withListedAmplitudes(recipe)})
                for (const SlipRow& earlier : slips()) {
                    if (!canHave(variant.name, earlier))
                        continue;
                    CAPTURE(variant.name, slip.name, earlier.name);
                    const Recipe slipped = withSlip(withSlip(before, earlier, true), slip, true);
                    CHECK_FALSE(faultOf(slipped));
                    CHECK(slipsOf(slipped).has(slip.slip));
                    CHECK_FALSE(slipsOf(withSlip(slipped, slip, false)).has(slip.slip));
                }
        }
}

TEST_CASE("what another slip decides stays, and what is made again as the program has it needs no list")
{
    Recipe recipe;
    recipe.variant = &named(variants(), "matlab");
    recipe.offset = &named(offsetLaws, "matlab");
    const Recipe mended = withSlip(recipe, named(slips(), "right-edge"), false);
    CHECK(slipsOf(mended).has(Slip::TopDraw));
    CHECK(slipsOf(mended).has(Slip::Limits));
    CHECK(slipsOf(withSlip(mended, named(slips(), "right-edge"), true)) == ownSlips(recipe));
}

TEST_CASE("new seeds are others for a long time and the same ones every time")
{
    Recipe recipe;
    std::set<std::uint32_t> seen;
    for (int i = 0; i < 200; ++i) {
        const Recipe next = reseeded(recipe);
        CHECK(next == reseeded(recipe));
        CHECK(seen.insert(next.noise.seed).second);
        recipe = next;
    }
    recipe.noise.seed = 4294967295U;
    CHECK(reseeded(recipe).noise.seed != recipe.noise.seed);
}
