#include "lesson/recipe_reader.hpp"

#include <algorithm>

namespace lozenge {
namespace {

std::vector<double> numbersIn(const Value& node, const std::string& what)
{
    std::vector<double> numbers;
    for (const Value& item : arrayIn(node, what))
        numbers.push_back(numberIn(item, "each of " + what));
    return numbers;
}

Corners cornersIn(const Value& node)
{
    Corners corners;
    if (node.as<ValueTable>()) {
        TableReader reader = tableIn(node, "corners");
        corners.randomRange = reader.number("random");
        reader.rejectUnknown();
        if (!corners.randomRange)
            failAt(node.source, "corners must be four numbers or { random = R }");
        return corners;
    }
    if (!node.as<ValueList>())
        failAt(node.source,
               "corners must be four numbers, north-west, north-east, south-west, south-east, or { random = R }");
    const auto heights = numbersIn(node, "corners");
    if (heights.size() != 4)
        failAt(node.source, "corners has " + std::to_string(heights.size()) +
                                " numbers and needs 4: north-west, north-east, south-west, south-east");
    std::copy(heights.begin(), heights.end(), corners.heights.begin());
    return corners;
}

void refuseTogether(const TableReader& reader, std::string_view one, std::string_view other)
{
    if (reader.has(one) && reader.has(other))
        failAt(reader.placeOf(other),
               "\"" + std::string(other) + "\" and \"" + std::string(one) + "\" say the same: keep one of them");
}

Amplitudes readAmplitudes(TableReader& reader)
{
    for (const std::string_view key : {"amplitude", "ratio", "hurst", "roughness", "rcoe"})
        refuseTogether(reader, "amplitudes", key);
    for (const std::string_view key : {"amplitude", "ratio", "hurst", "roughness"})
        refuseTogether(reader, "rcoe", key);
    refuseTogether(reader, "amplitude", "roughness");
    refuseTogether(reader, "ratio", "hurst");

    Amplitudes amplitudes;
    amplitudes.first = reader.number("amplitude").value_or(amplitudes.first);
    if (const auto hurst = reader.number("hurst"))
        amplitudes.ratio = ratioOfHurst(*hurst);
    if (const auto ratio = reader.number("ratio"))
        amplitudes.ratio = *ratio;
    amplitudes.roughness = reader.number("roughness");
    amplitudes.rcoe = reader.number("rcoe");
    if (const Value* node = reader.find("amplitudes")) {
        amplitudes.listed = numbersIn(*node, "amplitudes");
        if (amplitudes.listed.empty())
            failAt(node->source, "amplitudes needs a number for each level");
    }
    return amplitudes;
}

/// A list of names, or one alone.
Slips slipsIn(const Value& node)
{
    Slips on;
    if (node.as<std::string>()) {
        on.add(rowIn(node, "slip", slips())->slip);
        return on;
    }
    for (const Value& name : arrayIn(node, "slips"))
        on.add(rowIn(name, "slip", slips())->slip);
    return on;
}

Preset presetIn(const Value& node)
{
    const std::string shape = "each preset must be [x, y, height]";
    if (!node.as<ValueList>() || node.as<ValueList>()->size() != 3)
        failAt(node.source, shape);
    const ValueList& parts = *node.as<ValueList>();
    return {{integerIn(parts[0], "x of a preset"), integerIn(parts[1], "y of a preset")},
            numberIn(parts[2], "height of a preset")};
}

NoiseRecipe noiseIn(TableReader& reader)
{
    NoiseRecipe noise;
    reader.row("kind", noise.kind, noiseKinds());
    const Value* seed = reader.find("seed");
    const Value* values = reader.find("values");
    reader.rejectUnknown();

    if (seed) {
        const auto number = seed->as<std::int64_t>();
        if (!number || *number < 0 || *number > 0xffffffffLL)
            failAt(seed->source, "seed must be a whole number from 0 to 4294967295");
        noise.seed = static_cast<std::uint32_t>(*number);
    }
    if (values) {
        if (noise.kind->takesSeed)
            failAt(values->source, "values belong to noise of kind \"recorded\"");
        noise.recorded = numbersIn(*values, "values");
    }
    return noise;
}

/// Fails at the key that its author wrote: the ratio may stand there as hurst.
[[noreturn]] void failAtKey(const TableReader& reader, const RecipeFault& fault)
{
    if (fault.key != "ratio" || !reader.has("hurst"))
        failAt(reader.placeOf(fault.key), fault.message);
    const bool isTooNegative = fault.message.starts_with("ratio");
    failAt(reader.placeOf("hurst"), isTooNegative ? "hurst must be -99 or more: the ratio is 2^-hurst"
                                                  : fault.message + ": hurst makes it grow");
}

Recipe recipeIn(TableReader& reader)
{
    Recipe recipe;
    reader.row("variant", recipe.variant, variants());
    if (const Value* size = reader.find("size")) {
        const auto number = size->as<std::int64_t>();
        recipe.size = number && *number > 0 && *number <= largestSize ? static_cast<int>(*number) : 0;
    }
    if (const Value* corners = reader.find("corners"))
        recipe.corners = cornersIn(*corners);
    recipe.amplitudes = readAmplitudes(reader);
    reader.row("offset", recipe.offset, offsetLaws());
    reader.row("edge", recipe.edge, edgeModes());
    recipe.edgeValue = reader.number("edge_value").value_or(0);
    if (const Value* presets = reader.find("preset"))
        for (const Value& preset : arrayIn(*presets, "preset"))
            recipe.presets.push_back(presetIn(preset));
    if (const Value* noise = reader.find("noise")) {
        TableReader noiseReader = tableIn(*noise, "noise");
        recipe.noise = noiseIn(noiseReader);
    }
    reader.row("scaling", recipe.scaling, scalings());
    reader.row("after", recipe.after, afters());
    recipe.keep = reader.yesOrNo("keep").value_or(false);
    if (const Value* node = reader.namesOfRows("slips", slips()))
        recipe.slips = slipsIn(*node);
    reader.rejectUnknown();
    return recipe;
}

} // namespace

Recipe readRecipe(const Value& table)
{
    TableReader reader(table, "[recipe]");
    Recipe recipe = recipeIn(reader);
    if (const auto fault = faultOf(recipe))
        failAtKey(reader, *fault);
    if (recipe.slips == ownSlips(recipe)) // recipes that mean the same are equal
        recipe.slips.reset();
    return recipe;
}

// Reading nothing asks for every key.
std::vector<KnownKey> recipeKeys()
{
    const Value nothing{.is = ValueTable()};
    TableReader recipe(nothing, "[recipe]"), noise(nothing, "noise");
    recipeIn(recipe);
    noiseIn(noise);
    std::vector<KnownKey> keys = recipe.known();
    for (const KnownKey& key : noise.known())
        keys.push_back({"noise." + key.name, key.values});
    return keys;
}

} // namespace lozenge
