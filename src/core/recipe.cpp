#include "core/recipe.hpp"

#include "core/noise/portable_math.hpp"

#include <bit>
#include <cmath>

namespace lozenge {
namespace {

bool isHeight(double value)
{
    return std::abs(value) <= largestHeight; // false for NaN too
}

bool isHeightFromZero(double value)
{
    return value >= 0 && isHeight(value);
}

bool isPowerOfTwoPlusOne(int size)
{
    return size > 1 && std::has_single_bit(static_cast<unsigned>(size) - 1U);
}

const std::string heightRange = "a finite number, at most 1e30 in size";

std::string quoted(std::string_view name)
{
    return "\"" + std::string(name) + "\"";
}

using Fault = std::optional<RecipeFault>;

Fault sizeFault(const Recipe& recipe)
{
    if (recipe.size < smallestSize || recipe.size > largestSize || !isPowerOfTwoPlusOne(recipe.size))
        return RecipeFault{"size", "size must be 2^n + 1 from 3 to 268435457: 3, 5, 9, 17, 33, 65, 129, 257, 513 and "
                                   "1025 can be stepped, 2049, 4097 and so on are made as a whole"};
    return {};
}

Fault cornersFault(const Recipe& recipe)
{
    if (const auto range = recipe.corners.randomRange; range && !isHeightFromZero(*range))
        return RecipeFault{"corners", "the range of random corners must be from 0 to 1e30"};
    for (const double height : recipe.corners.heights)
        if (!isHeight(height))
            return RecipeFault{"corners", "each corner must be " + heightRange};
    return {};
}

Fault amplitudesFault(const Recipe& recipe)
{
    const auto& [first, ratio, listed, roughness, rcoe] = recipe.amplitudes;
    const auto needed = static_cast<std::size_t>(levelCount(recipe));
    if (!listed.empty() && listed.size() < needed)
        return RecipeFault{"amplitudes", "amplitudes has " + std::to_string(listed.size()) + " of the " +
                                             std::to_string(needed) + " levels that size " +
                                             std::to_string(recipe.size) + " has"};
    if (listed.empty() && !rcoe && !isHeightFromZero(ratio))
        return RecipeFault{"ratio", "ratio must be a finite number, 0 or more"};
    for (const Level& level : levelsOf(recipe))
        if (!isHeightFromZero(level.amplitude) || !isHeight(level.squareAmplitude))
            return RecipeFault{rcoe               ? "rcoe"
                               : !listed.empty()  ? "amplitudes"
                               : level.index != 0 ? "ratio"
                               : roughness        ? "roughness"
                                                  : "amplitude",
                               "the amplitude of level " + std::to_string(level.index) + " must be from 0 to 1e30"};
    return {};
}

Fault waysFault(const Recipe& recipe)
{
    const auto& amplitudes = recipe.amplitudes;
    const auto given = [&](std::string_view key) {
        return key == "rcoe" ? amplitudes.rcoe : key == "roughness" ? amplitudes.roughness : std::nullopt;
    };
    const std::string own(recipe.variant->amplitudeKey);
    for (const Variant& variant : variants())
        if (const std::string_view key = variant.amplitudeKey; given(key) && key != own)
            return RecipeFault{key, std::string(key) + " is a key of variant " + quoted(variant.name) + ", not of " +
                                        quoted(recipe.variant->name)};
    if (const auto value = given(own); value && !isHeightFromZero(*value))
        return RecipeFault{recipe.variant->amplitudeKey, own + " must be from 0 to 1e30"};
    if (recipe.scaling->inBetween && (amplitudes.rcoe || !amplitudes.listed.empty()))
        return RecipeFault{"scaling", "scaling " + quoted(recipe.scaling->name) +
                                          " needs ratio or hurst, and here each level's amplitude is listed"};
    if (recipe.keep && !recipe.variant->keepsPresets)
        return RecipeFault{"keep", "variant " + quoted(recipe.variant->name) +
                                       " cannot keep presets; \"textbook\" and \"midpoint\" can"};
    return {};
}

Fault slipsFault(const Recipe& recipe)
{
    const Slips on = recipe.slips.value_or(Slips());
    const auto fault = [](const std::string& message) { return RecipeFault{"slips", message}; };
    for (const SlipRow& row : slips()) {
        if (!on.has(row.slip))
            continue;
        const std::string name = quoted(row.name);
        if (!canHave(recipe.variant->name, row))
            return fault("variant " + quoted(recipe.variant->name) + " cannot have the slip " + name + "; " +
                         whoCanHave(row) + " can");
        if (row.isBorderRule && recipe.edge != &edgeModes.front())
            return fault("the slip " + name + " stands in the place of an edge mode: edge " +
                         quoted(recipe.edge->name) + " cannot have it, only \"three\"");
        for (const SlipRow& other : slips())
            if (&other != &row && on.has(other.slip) && other.decides == row.decides)
                return fault("the slips " + name + " and " + quoted(other.name) + " both decide " +
                             std::string(row.decides) + ": keep one of them");
    }
    if (on.has(Slip::EachPhase) && recipe.scaling->inBetween)
        return fault("the slip \"each-phase\" and scaling \"phase\" both shrink the amplitude before each phase: keep "
                     "one of them");
    if (on.has(Slip::EachPhase) && !recipe.amplitudes.listed.empty())
        return fault("the slip \"each-phase\" needs ratio or hurst, and here each level's amplitude is listed");
    return {};
}

Fault edgeFault(const Recipe& recipe)
{
    if (recipe.edge != &edgeModes.front() && !recipe.variant->takesEdgeModes)
        return RecipeFault{"edge", "variant " + quoted(recipe.variant->name) +
                                       " takes no edge mode but \"three\"; only \"textbook\" takes " +
                                       quoted(recipe.edge->name)};
    if (!isHeight(recipe.edgeValue))
        return RecipeFault{"edge_value", "edge_value must be " + heightRange};
    return {};
}

Fault presetFault(const Recipe& recipe)
{
    for (const auto& [at, height] : recipe.presets) {
        const std::string preset = "the preset at (" + std::to_string(at.x) + ", " + std::to_string(at.y) + ")";
        if (!isInside(at, recipe.size - 1))
            return RecipeFault{"preset",
                               preset + " is outside the map: x and y go from 0 to " + std::to_string(recipe.size - 1)};
        if (!isHeight(height))
            return RecipeFault{"preset", preset + " must be " + heightRange};
    }
    return {};
}

Fault noiseFault(const Recipe& recipe)
{
    if (!recipe.noise.kind->takesSeed && recipe.noise.recorded.empty())
        return RecipeFault{"noise", "recorded noise needs values = [...], at least one"};
    for (const double value : recipe.noise.recorded)
        if (!(value >= 0 && value <= 1))
            return RecipeFault{"noise", "recorded values are uniform numbers: each must be from 0 to 1"};
    return {};
}

} // namespace

std::optional<RecipeFault> faultOf(const Recipe& recipe)
{
    for (auto* part :
         {sizeFault, cornersFault, waysFault, slipsFault, amplitudesFault, edgeFault, presetFault, noiseFault})
        if (auto fault = part(recipe))
            return fault;
    return std::nullopt;
}

std::optional<RecipeFault> steppingFault(const Recipe& recipe)
{
    if (recipe.size <= largestSteppedSize)
        return std::nullopt;
    return RecipeFault{"size",
                       "a run is stepped on up to 1025 points a side, and this one has " + std::to_string(recipe.size)};
}

int levelCount(const Recipe& recipe)
{
    return std::countr_zero(static_cast<unsigned>(recipe.size - 1));
}

Storing storingOf(const Recipe& recipe)
{
    const Slips on = slipsOf(recipe);
    return on.has(Slip::WholeNumbers) ? Storing::Whole
           : on.has(Slip::Clamped)    ? Storing::Clamped
                                      : recipe.variant->storing;
}

double ratioOfHurst(double hurst)
{
    return powerOfTwo(-hurst);
}

double hurstOfRatio(double ratio)
{
    return -exponentOfTwo(ratio);
}

double outsideHeight(const Recipe& recipe)
{
    return recipe.edge->takesValue ? recipe.edgeValue : 0;
}

std::array<Point, 4> cornerPoints(int last)
{
    return {{{0, 0}, {last, 0}, {0, last}, {last, last}}};
}

std::array<double, 4> cornerHeights(const Recipe& recipe, Noise* noise)
{
    Noise own = noise ? Noise() : recipe.noise.kind->start(recipe.noise);
    std::array<double, 4> heights = recipe.corners.heights;
    const auto places = cornerPoints(1);
    for (const std::size_t corner : recipe.variant->cornerOrder) {
        if (const auto range = recipe.corners.randomRange) {
            const double uniform = (noise ? *noise : own)({cornerLevel, places[corner].x, places[corner].y});
            heights[corner] = *range * (2 * uniform - 1);
        }
        heights[corner] = stored(recipe.variant->storing, heights[corner]);
    }
    return heights;
}

Grid startingGrid(const Recipe& recipe, Noise* noise)
{
    const bool areSwapped = slipsOf(recipe).has(Slip::SwappedAxes);
    const auto written = [&](Point at) { return areSwapped ? Point{at.y, at.x} : at; };

    Grid grid(recipe.size);
    for (const Preset& preset : recipe.presets)
        grid.put(written(preset.at), stored(recipe.variant->storing, preset.height));

    const auto places = cornerPoints(grid.last());
    const auto heights = cornerHeights(recipe, noise);
    for (std::size_t corner = 0; corner < places.size(); ++corner)
        grid.put(written(places[corner]), heights[corner]);
    return grid;
}

} // namespace lozenge
