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

bool isPowerOfTwoPlusOne(int size)
{
    return size > 1 && std::has_single_bit(static_cast<unsigned>(size) - 1U);
}

const std::string heightRange = "a finite number, at most 1e30 in size";

std::optional<RecipeFault> sizeFault(const Recipe& recipe)
{
    if (recipe.size < smallestSize || recipe.size > largestSize || !isPowerOfTwoPlusOne(recipe.size))
        return RecipeFault{"size", "size must be 2^n + 1 from 3 to 268435457: 3, 5, 9, 17, 33, 65, 129, 257, 513 and "
                                   "1025 can be stepped, 2049, 4097 and so on are made as a whole"};
    return std::nullopt;
}

std::optional<RecipeFault> cornersFault(const Recipe& recipe)
{
    if (const auto range = recipe.corners.randomRange; range && !(*range >= 0 && isHeight(*range)))
        return RecipeFault{"corners", "the range of random corners must be from 0 to 1e30"};
    for (const double height : recipe.corners.heights)
        if (!isHeight(height))
            return RecipeFault{"corners", "each corner must be " + heightRange};
    return std::nullopt;
}

std::optional<RecipeFault> amplitudesFault(const Recipe& recipe)
{
    const auto& listed = recipe.amplitudes.listed;
    const auto needed = static_cast<std::size_t>(levelCount(recipe));
    if (!listed.empty() && listed.size() < needed)
        return RecipeFault{"amplitudes", "amplitudes has " + std::to_string(listed.size()) + " of the " +
                                             std::to_string(needed) + " levels that size " +
                                             std::to_string(recipe.size) + " has"};
    if (listed.empty() && !recipe.amplitudes.rcoe &&
        !(recipe.amplitudes.ratio >= 0 && isHeight(recipe.amplitudes.ratio)))
        return RecipeFault{"ratio", "ratio must be a finite number, 0 or more"};
    for (const Level& level : levelsOf(recipe))
        if (!(level.amplitude >= 0 && isHeight(level.amplitude) && isHeight(level.squareAmplitude))) {
            const bool isFirst = level.index == 0;
            const std::string_view key = recipe.amplitudes.rcoe                   ? "rcoe"
                                         : !listed.empty()                        ? "amplitudes"
                                         : isFirst && recipe.amplitudes.roughness ? "roughness"
                                         : isFirst                                ? "amplitude"
                                                                                  : "ratio";
            return RecipeFault{key,
                               "the amplitude of level " + std::to_string(level.index) + " must be from 0 to 1e30"};
        }
    return std::nullopt;
}

std::optional<RecipeFault> waysFault(const Recipe& recipe)
{
    const auto& amplitudes = recipe.amplitudes;
    const auto given = [&](std::string_view key) {
        return key == "rcoe" ? amplitudes.rcoe : key == "roughness" ? amplitudes.roughness : std::nullopt;
    };
    for (const Variant& variant : variants())
        if (const std::string_view key = variant.amplitudeKey; given(key) && key != recipe.variant->amplitudeKey)
            return RecipeFault{key, std::string(key) + " is a key of variant \"" + std::string(variant.name) +
                                        "\", not of \"" + std::string(recipe.variant->name) + "\""};
    if (const std::string_view key = recipe.variant->amplitudeKey;
        given(key) && !(*given(key) >= 0 && isHeight(*given(key))))
        return RecipeFault{key, std::string(key) + " must be from 0 to 1e30"};
    if (recipe.scaling->inBetween && (amplitudes.rcoe || !amplitudes.listed.empty()))
        return RecipeFault{"scaling", "scaling \"" + std::string(recipe.scaling->name) +
                                          "\" needs ratio or hurst, and here each level's amplitude is listed"};
    if (recipe.keep && !recipe.variant->keepsPresets)
        return RecipeFault{"keep", "variant \"" + std::string(recipe.variant->name) +
                                       "\" cannot keep presets; \"textbook\" and \"midpoint\" can"};
    return std::nullopt;
}

std::optional<RecipeFault> slipsFault(const Recipe& recipe)
{
    if (!recipe.slips)
        return std::nullopt;
    const auto quoted = [](std::string_view name) { return "\"" + std::string(name) + "\""; };
    for (const SlipRow& row : slips()) {
        if (!recipe.slips->has(row.slip))
            continue;
        if (!canHave(recipe.variant->name, row))
            return RecipeFault{"slips", "variant " + quoted(recipe.variant->name) + " cannot have the slip " +
                                            quoted(row.name) + "; " + whoCanHave(row) + " can"};
        if (row.isBorderRule && recipe.edge != &edgeModes().front())
            return RecipeFault{"slips", "the slip " + quoted(row.name) + " stands in the place of an edge mode: edge " +
                                            quoted(recipe.edge->name) + " cannot have it, only \"three\""};
        for (const SlipRow& other : slips())
            if (&other != &row && recipe.slips->has(other.slip) && other.decides == row.decides)
                return RecipeFault{"slips", "the slips " + quoted(row.name) + " and " + quoted(other.name) +
                                                " both decide " + std::string(row.decides) + ": keep one of them"};
    }
    if (recipe.slips->has(Slip::EachPhase) && recipe.scaling->inBetween)
        return RecipeFault{"slips",
                           "the slip \"each-phase\" and scaling \"phase\" both shrink the amplitude before each "
                           "phase: keep one of them"};
    if (recipe.slips->has(Slip::EachPhase) && !recipe.amplitudes.listed.empty())
        return RecipeFault{"slips", "the slip \"each-phase\" needs ratio or hurst, and here each level's amplitude is "
                                    "listed"};
    return std::nullopt;
}

std::optional<RecipeFault> edgeFault(const Recipe& recipe)
{
    if (recipe.edge != &edgeModes().front() && !recipe.variant->takesEdgeModes)
        return RecipeFault{"edge", "variant \"" + std::string(recipe.variant->name) +
                                       "\" takes no edge mode but \"three\"; only \"textbook\" takes \"" +
                                       std::string(recipe.edge->name) + "\""};
    if (!isHeight(recipe.edgeValue))
        return RecipeFault{"edge_value", "edge_value must be " + heightRange};
    return std::nullopt;
}

std::optional<RecipeFault> presetFault(const Recipe& recipe)
{
    for (const Preset& preset : recipe.presets) {
        const std::string place = "(" + std::to_string(preset.at.x) + ", " + std::to_string(preset.at.y) + ")";
        if (!isInside(preset.at, recipe.size - 1))
            return RecipeFault{"preset", "the preset at " + place + " is outside the map: x and y go from 0 to " +
                                             std::to_string(recipe.size - 1)};
        if (!isHeight(preset.height))
            return RecipeFault{"preset", "the preset at " + place + " must be " + heightRange};
    }
    return std::nullopt;
}

std::optional<RecipeFault> noiseFault(const Recipe& recipe)
{
    if (!recipe.noise.kind->takesSeed && recipe.noise.recorded.empty())
        return RecipeFault{"noise", "recorded noise needs values = [...], at least one"};
    for (const double value : recipe.noise.recorded)
        if (!(value >= 0 && value <= 1))
            return RecipeFault{"noise", "recorded values are uniform numbers: each must be from 0 to 1"};
    return std::nullopt;
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

std::array<double, 4> cornerHeights(const Recipe& recipe, Noise& noise)
{
    std::array<double, 4> heights = recipe.corners.heights;
    const auto places = cornerPoints(1);
    for (const std::size_t corner : recipe.variant->cornerOrder) {
        if (const auto range = recipe.corners.randomRange) {
            const double uniform = noise({cornerLevel, places[corner].x, places[corner].y});
            heights[corner] = *range * (2 * uniform - 1);
        }
        heights[corner] = stored(recipe.variant->storing, heights[corner]);
    }
    return heights;
}

std::array<double, 4> cornerHeights(const Recipe& recipe)
{
    Noise noise = recipe.noise.kind->start(recipe.noise);
    return cornerHeights(recipe, noise);
}

Grid startingGrid(const Recipe& recipe, Noise& noise)
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

Grid startingGrid(const Recipe& recipe)
{
    Noise noise = recipe.noise.kind->start(recipe.noise);
    return startingGrid(recipe, noise);
}

} // namespace lozenge
