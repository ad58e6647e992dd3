#include "catch.hpp"

#include "core/recipes.hpp"
#include "core/timeline.hpp"
#include "terrain/terrain.hpp"

using namespace lozenge;

namespace {

std::vector<double> steppedHeights(const Recipe& recipe)
{
    const Timeline timeline(recipe);
    return timeline.gridAt(timeline.stepCount()).heights;
}

} // namespace

TEST_CASE("finished heights are those of the stepped run to the last bit")
{
    for (const Recipe& recipe : recipesOf({})) {
        INFO(nameOf(recipe));
        REQUIRE(sameBits(finishedHeights(recipe), steppedHeights(recipe)));
    }
}

TEST_CASE("finished heights of larger maps are those of the stepped run to the last bit")
{
    for (const Recipe& recipe : recipesOfVariants({.sizes = {257}}, "lcg32")) {
        INFO(nameOf(recipe));
        REQUIRE(sameBits(finishedHeights(recipe), steppedHeights(recipe)));
    }
    for (const Recipe& recipe : recipesOfVariants({.sizes = {129}})) {
        INFO(nameOf(recipe));
        REQUIRE(sameBits(finishedHeights(recipe), steppedHeights(recipe)));
    }
}

TEST_CASE("every row of the tables has its finished heights")
{
    for (const Variant& variant : variants())
        for (const NoiseKind& kind : noiseKinds())
            for (const OffsetLaw& law : offsetLaws) {
                Recipe recipe{.variant = &variant, .size = 5, .offset = &law, .noise = {&kind, 3, {}}};
                if (!kind.takesSeed)
                    recipe.noise = recordedNoise({0.1, 0.9, 0.4});
                CAPTURE(variant.name, kind.name, law.name);
                CHECK(sameBits(finishedHeights(recipe), steppedHeights(recipe)));
            }
}

TEST_CASE("finished heights have the slips of the run, and what comes after it")
{
    for (const SlipRow& slip : slips())
        for (const Variant& variant : variants())
            for (const char* noise : {"hash", "glibc"}) {
                Recipe recipe{.variant = &variant, .size = 17, .noise = {noiseNamed(noise), 3, {}}};
                recipe.offset = offsetNamed(variant.name == "matlab" ? "matlab" : "symmetric");
                recipe.amplitudes.ratio = 1.5;
                recipe.slips = ownSlips(recipe);
                recipe.slips->has(slip.slip) ? recipe.slips->remove(slip.slip) : recipe.slips->add(slip.slip);
                recipe.presets = {{{3, 3}, 0.5}, {{0, 4}, -0.25}};
                recipe.after = &afters().back();
                if (faultOf(recipe))
                    continue;
                INFO(nameOf(recipe));
                CHECK(sameBits(finishedHeights(recipe), steppedHeights(recipe)));
                recipe.keep = variant.keepsPresets;
                if (slip.slip != Slip::EachPhase)
                    recipe.scaling = &scalings().back();
                CHECK(sameBits(finishedHeights(recipe), steppedHeights(recipe)));
            }
}
