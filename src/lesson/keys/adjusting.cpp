#include "lesson/keys/adjusting.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace lozenge {
namespace {

Recipe withRoughness(Recipe recipe)
{
    recipe = withRatio(std::move(recipe));
    recipe.amplitudes.roughness = recipe.amplitudes.first / (recipe.size - 1);
    return recipe;
}

/// The amplitude of the first power is kept.
Recipe withRcoe(Recipe recipe)
{
    const double last = levelsOf(recipe).back().amplitude;
    recipe.amplitudes = {.listed = {}, .rcoe = last > 0 ? last : Amplitudes{}.ratio};
    recipe.scaling = &scalings().front();
    return recipe;
}

constexpr std::array<AmplitudeWay, 4> waysTable{{
    {"by ratio", {}, [](const Amplitudes& a) { return a.listed.empty() && !a.roughness && !a.rcoe; }, withRatio},
    {"listed", {}, [](const Amplitudes& a) { return !a.listed.empty(); }, withListedAmplitudes},
    {"roughness", "playfuljs", [](const Amplitudes& a) { return a.roughness.has_value(); }, withRoughness},
    {"rcoe", "matlab", [](const Amplitudes& a) { return a.rcoe.has_value(); }, withRcoe},
}};

} // namespace

std::span<const AmplitudeWay> amplitudeWays()
{
    return waysTable;
}

const AmplitudeWay& wayOf(const Recipe& recipe)
{
    return *std::find_if(waysTable.begin(), waysTable.end(),
                         [&](const AmplitudeWay& way) { return way.isTaken(recipe.amplitudes); });
}

Recipe withSize(Recipe recipe, int size)
{
    const std::int64_t last = recipe.size - 1;
    const std::int64_t newLast = size - 1;
    for (Preset& preset : recipe.presets) {
        const auto moved = [&](std::int64_t v) { return static_cast<int>((2 * v * newLast + last) / (2 * last)); };
        preset.at = {moved(preset.at.x), moved(preset.at.y)};
    }
    recipe.size = size;

    auto& listed = recipe.amplitudes.listed;
    while (!listed.empty() && listed.size() < static_cast<std::size_t>(levelCount(recipe)))
        listed.push_back(listed.back() / 2);
    return recipe;
}

Recipe withVariant(Recipe recipe, const Variant& variant)
{
    if (&variant == recipe.variant)
        return recipe;
    if (recipe.amplitudes.roughness) // a word of its program alone
        recipe = withRatio(std::move(recipe));
    if (recipe.amplitudes.rcoe)
        recipe = withListedAmplitudes(std::move(recipe));
    recipe.variant = &variant;
    recipe.slips.reset(); // those of the variant
    recipe.keep = recipe.keep && variant.keepsPresets;
    if (!variant.takesEdgeModes)
        recipe.edge = &edgeModes.front();
    return recipe;
}

Recipe withGivenCorners(Recipe recipe)
{
    recipe.corners.heights = cornerHeights(recipe);
    recipe.corners.randomRange.reset();
    return recipe;
}

Recipe withRandomCorners(Recipe recipe)
{
    double range = 0;
    for (const double height : recipe.corners.heights)
        range = std::max(range, std::abs(height));
    recipe.corners.randomRange = range > 0 ? range : 1;
    return recipe;
}

Recipe withNoise(Recipe recipe, const NoiseKind& kind)
{
    constexpr int count = 12;
    if (!kind.takesSeed && recipe.noise.recorded.empty()) {
        Noise noise = recipe.noise.kind->start(recipe.noise);
        for (int i = 0; i < count; ++i)
            recipe.noise.recorded.push_back(std::round(noise({0, i, 0}) * 1000) / 1000);
    }
    recipe.noise.kind = &kind;
    return recipe;
}

Recipe withListedAmplitudes(Recipe recipe)
{
    std::vector<double> listed;
    for (const Level& level : levelsOf(recipe))
        listed.push_back(level.amplitude);
    if (recipe.slips) // what they make of amplitudes is in the list
        for (const Slip slip : {Slip::NeverLess, Slip::OneLate, Slip::EachPhase})
            recipe.slips->remove(slip);
    recipe.amplitudes = {
        .first = recipe.amplitudes.first, .ratio = recipe.amplitudes.ratio, .listed = std::move(listed)};
    recipe.scaling = &scalings().front();
    return recipe;
}

Recipe withRatio(Recipe recipe)
{
    if (recipe.amplitudes.rcoe)
        recipe = withListedAmplitudes(std::move(recipe));
    Amplitudes& amplitudes = recipe.amplitudes;
    if (amplitudes.roughness)
        amplitudes.first = levelsOf(recipe).front().amplitude;
    amplitudes.roughness.reset();
    if (const std::vector<double> listed = std::exchange(amplitudes.listed, {}); !listed.empty()) {
        const bool hasRatio = listed.size() > 1 && listed[0] > 0;
        amplitudes = {.first = listed[0], .ratio = hasRatio ? listed[1] / listed[0] : Amplitudes{}.ratio};
    }
    return recipe;
}

Recipe withSlip(Recipe recipe, const SlipRow& slip, bool isOn)
{
    Slips on = slipsOf(recipe);
    for (const SlipRow& other : slips())
        if (isOn ? other.decides == slip.decides : other.slip == slip.slip)
            on.remove(other.slip);
    if (isOn)
        on.add(slip.slip);
    if (isOn && slip.isBorderRule)
        recipe.edge = &edgeModes.front();
    if (isOn && slip.slip == Slip::EachPhase) {
        recipe.scaling = &scalings().front();
        if (!recipe.amplitudes.listed.empty())
            recipe = withRatio(std::move(recipe));
    }
    recipe.slips = on;
    return recipe;
}

Recipe reseeded(Recipe recipe)
{
    constexpr std::uint32_t most = 9973; // a prime: every seed below it follows some other
    recipe.noise.seed = 1 + (recipe.noise.seed % most * 7 + 12) % (most - 1);
    return recipe;
}

} // namespace lozenge
