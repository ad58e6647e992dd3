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
    if (listed.empty() && !(recipe.amplitudes.ratio >= 0 && isHeight(recipe.amplitudes.ratio)))
        return RecipeFault{"ratio", "ratio must be a finite number, 0 or more"};
    for (const Level& level : levelsOf(recipe))
        if (!(level.amplitude >= 0 && isHeight(level.amplitude))) {
            const std::string_view key = !listed.empty() ? "amplitudes" : level.index == 0 ? "amplitude" : "ratio";
            return RecipeFault{key,
                               "the amplitude of level " + std::to_string(level.index) + " must be from 0 to 1e30"};
        }
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
    for (auto* part : {sizeFault, cornersFault, amplitudesFault, edgeFault, presetFault, noiseFault})
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

std::vector<Level> levelsOf(const Recipe& recipe)
{
    std::vector<Level> levels;
    double amplitude = recipe.amplitudes.first;
    for (int stride = recipe.size - 1; stride > 1; stride /= 2) {
        const std::size_t index = levels.size();
        const auto& listed = recipe.amplitudes.listed;
        levels.push_back({static_cast<int>(index), stride, listed.empty() ? amplitude : listed[index]});
        amplitude *= recipe.amplitudes.ratio;
    }
    return levels;
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
        heights[corner] = stored(*recipe.variant, heights[corner]);
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
    Grid grid(recipe.size);
    for (const Preset& preset : recipe.presets)
        grid.put(preset.at, stored(*recipe.variant, preset.height));

    const auto places = cornerPoints(grid.last());
    const auto heights = cornerHeights(recipe, noise);
    for (std::size_t corner = 0; corner < places.size(); ++corner)
        grid.put(places[corner], heights[corner]);
    return grid;
}

Grid startingGrid(const Recipe& recipe)
{
    Noise noise = recipe.noise.kind->start(recipe.noise);
    return startingGrid(recipe, noise);
}

} // namespace lozenge
