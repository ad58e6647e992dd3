#include "recipes.hpp"

#include "core/diamond_square.hpp"
#include "core/timeline.hpp"

#include <algorithm>
#include <cmath>
#include <random>
#include <stdexcept>

namespace lozenge {
namespace {

/// Numbers that make the recipes of a sweep differ; the same in every run of the tests.
class Dice {
public:
    explicit Dice(std::uint32_t seed) : m_twister(seed) {}

    double between(double low, double high)
    {
        return low + (high - low) * static_cast<double>(m_twister()) / 4294967296.0;
    }
    int below(int count) { return static_cast<int>(m_twister() % static_cast<std::uint32_t>(count)); }
    std::uint32_t bits() { return static_cast<std::uint32_t>(m_twister()); }

private:
    std::mt19937 m_twister;
};

std::vector<double> recordedValues(Dice& dice, Start start)
{
    std::vector<double> values(static_cast<std::size_t>(7 + dice.below(40)));
    for (double& value : values)
        value = start == Start::Degenerate ? dice.below(5) / 4.0 : dice.between(0, 1);
    return values;
}

void addPresets(Recipe& recipe, Dice& dice)
{
    for (int i = 0; i < recipe.size; ++i)
        recipe.presets.push_back({{dice.below(recipe.size), dice.below(recipe.size)}, dice.between(-1, 1)});
    recipe.presets.push_back({{0, recipe.size - 1}, 7.5});
    recipe.presets.push_back({{1, 1}, 0.001});
}

Recipe mixed(const Variant& variant, const EdgeMode& edge, const NoiseKind& noise, const OffsetLaw& law, int size,
             Start start, std::uint32_t seed)
{
    Dice dice(seed);
    Recipe recipe{.variant = &variant, .size = size, .offset = &law, .edge = &edge};
    recipe.edgeValue = dice.between(-1, 1);
    recipe.amplitudes = {dice.between(0.1, 2), dice.between(0.3, 1.1), {}};
    recipe.noise = {&noise, dice.bits(), {}};
    if (!noise.takesSeed)
        recipe.noise.recorded = recordedValues(dice, start);
    for (double& height : recipe.corners.heights)
        height = dice.between(-1, 1);

    switch (start) {
    case Start::Given: break;
    case Start::Drawn: recipe.corners.randomRange = dice.between(0.5, 3); break;
    case Start::Preset:
        addPresets(recipe, dice);
        for (int level = 0; level < levelCount(recipe) + 1; ++level)
            recipe.amplitudes.listed.push_back(dice.between(0, 1));
        break;
    case Start::Degenerate:
        // Means and offsets in quarters come out as exactly 0 and -1 now and then.
        recipe.corners.heights.fill(variant.storing == Storing::Float ? -1 : 0);
        recipe.amplitudes = {1, 1, {}};
        recipe.presets = {{{size / 2, 0}, 0}};
        break;
    }
    return recipe;
}

template <typename Row>
const Row* found(std::span<const Row> table, std::string_view name)
{
    const Row* row = rowNamed(table, name);
    if (!row)
        throw std::invalid_argument("no row " + std::string(name));
    return row;
}

template <typename Noises, typename Laws>
std::vector<Recipe> swept(const Sweep& sweep, Noises noises, Laws laws)
{
    // Large maps take turns with the starts: most of the time would go into them.
    const auto startsOf = [&](int size) {
        return static_cast<std::size_t>(sweep.seeds) * (size < 33 ? sweep.starts.size() : 1);
    };
    std::vector<Recipe> recipes;
    std::uint32_t seed = 0;
    for (const Variant& variant : variants())
        for (const EdgeMode& edge : std::span(edgeModes).first(variant.takesEdgeModes ? edgeModes.size() : 1))
            for (const NoiseKind& noise : noises)
                for (const OffsetLaw& law : laws)
                    for (const int size : sweep.sizes)
                        for (std::size_t i = 0; i < startsOf(size); ++i) {
                            const Start start = sweep.starts[(size < 33 ? i : seed) % sweep.starts.size()];
                            recipes.push_back(mixed(variant, edge, noise, law, size, start, ++seed));
                        }
    return recipes;
}

} // namespace

std::vector<Recipe> recipesOf(const Sweep& sweep)
{
    return swept(sweep, noiseKinds(), std::span(offsetLaws));
}

std::vector<Recipe> recipesOfVariants(const Sweep& sweep, std::string_view noise, std::string_view offset)
{
    return swept(sweep, std::span(noiseNamed(noise), 1), std::span(offsetNamed(offset), 1));
}

std::string nameOf(const Recipe& recipe)
{
    std::string name;
    for (const std::string_view part :
         {recipe.variant->name, recipe.edge->name, recipe.noise.kind->name, recipe.offset->name})
        name.append(part).append(" ");
    name += "size " + std::to_string(recipe.size) + " seed " + std::to_string(recipe.noise.seed);
    if (recipe.corners.randomRange)
        name += ", random corners";
    if (!recipe.presets.empty())
        name += ", " + std::to_string(recipe.presets.size()) + " presets";
    if (recipe.slips)
        for (const SlipRow& row : slips())
            name += recipe.slips->has(row.slip) ? ", " + std::string(row.name) : "";
    if (recipe.keep)
        name += ", kept";
    if (recipe.scaling->inBetween)
        name += ", scaled by phase";
    return name;
}

const Variant* variantNamed(std::string_view name)
{
    return found(variants(), name);
}

const EdgeMode* edgeNamed(std::string_view name)
{
    return found<EdgeMode>(edgeModes, name);
}

const OffsetLaw* offsetNamed(std::string_view name)
{
    return found<OffsetLaw>(offsetLaws, name);
}

const NoiseKind* noiseNamed(std::string_view name)
{
    return found(noiseKinds(), name);
}

Recipe withSlips(Recipe recipe, std::initializer_list<std::string_view> names)
{
    recipe.slips = Slips{};
    for (const std::string_view name : names)
        recipe.slips->add(found(slips(), name)->slip);
    return recipe;
}

NoiseRecipe recordedNoise(std::vector<double> values)
{
    return {noiseNamed("recorded"), 1, std::move(values)};
}

bool sameBits(const std::vector<double>& a, const std::vector<double>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](double x, double y) { return sameBits(x, y); });
}

bool sameBits(const Grid& a, const Grid& b)
{
    return a.size == b.size && a.isSet == b.isSet && sameBits(a.heights, b.heights);
}

std::vector<int> momentsOf(int stepCount)
{
    std::vector<int> moments;
    const int stride = stepCount <= 21 ? 1 : stepCount / 11;
    for (int moment = 0; moment < stepCount; moment += stride)
        moments.push_back(moment);
    moments.push_back(stepCount);
    return moments;
}

std::vector<Step> stepsOf(const Recipe& recipe)
{
    std::vector<Step> steps;
    for (const Step& step : diamondSquare(recipe))
        steps.push_back(step);
    return steps;
}

std::vector<double> finalHeights(const Recipe& recipe)
{
    const Timeline timeline(recipe);
    return timeline.gridAt(timeline.stepCount()).heights;
}

double largestDifference(const std::vector<double>& a, const std::vector<double>& b)
{
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
}

} // namespace lozenge
