#include "lesson/keys/recipe_keys.hpp"

#include "lesson/text/command_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace lozenge {

// Fields of recipes as values; in no namespace of their own, so that the templates of key.hpp find them.

static Value valueOf(const Slips& on)
{
    ValueList names;
    for (const SlipRow& row : slips())
        if (on.has(row.slip))
            names.push_back({std::string(row.name)});
    return {std::move(names)};
}

/// A list of names, or one alone.
static void assign(Slips& on, const Value& value)
{
    const auto* const list = value.as<ValueList>();
    for (const Value& name : list ? *list : ValueList{value})
        on.add(rowNamed(slips(), *name.as<std::string>())->slip);
}

static Value valueOf(const Corners& corners)
{
    if (corners.randomRange)
        return {ValueTable{{{"random", {*corners.randomRange}}}}};
    return valueOf(std::vector<double>(corners.heights.begin(), corners.heights.end()));
}

static void assign(Corners& corners, const Value& value)
{
    corners = {};
    if (value.as<ValueTable>()) {
        corners.randomRange = keyIn(value, "random", numberIn);
        refuseUnknown({"random"}, value, "corners");
        if (!corners.randomRange)
            failAt(value.source, "corners must be four numbers or { random = R }");
        return;
    }
    const auto* const list = value.as<ValueList>();
    if (!list)
        failAt(value.source,
               "corners must be four numbers, north-west, north-east, south-west, south-east, or { random = R }");
    refuseUnfit("corners", {.kind = KeyShape::Kind::Numbers}, value);
    if (list->size() != 4)
        failAt(value.source, "corners has " + std::to_string(list->size()) +
                                 " numbers and needs 4: north-west, north-east, south-west, south-east");
    for (std::size_t i = 0; i < list->size(); ++i)
        corners.heights[i] = numberOf((*list)[i]);
}

static Value valueOf(const std::vector<Preset>& presets)
{
    ValueList list;
    for (const Preset& preset : presets)
        list.push_back({ValueList{valueOf(preset.at.x), valueOf(preset.at.y), {preset.height}}});
    return {std::move(list)};
}

static void assign(std::vector<Preset>& presets, const Value& value)
{
    presets.clear();
    for (const Value& item : arrayIn(value, "preset")) {
        const auto* const parts = item.as<ValueList>();
        if (!parts || parts->size() != 3)
            failAt(item.source, "each preset must be [x, y, height]");
        const int x = integerIn((*parts)[0], "x of a preset"), y = integerIn((*parts)[1], "y of a preset");
        presets.push_back({{x, y}, numberIn((*parts)[2], "height of a preset")});
    }
}

namespace {

using enum KeyShape::Kind;
using RecipeKey = Key<Recipe>;

// Why keys do nothing.

std::string edgeUnused(const Recipe& recipe, const Look& look)
{
    if (!recipe.variant->takesEdgeModes)
        return tr(look, "Variant \"{0}\" takes no edge mode but \"three\".", recipe.variant->name);
    if (borderRule(recipe) != recipe.edge->name)
        return tr(look, "The slip \"{0}\" takes the place of an edge mode.", borderRule(recipe));
    return {};
}

std::string edgeValueUnused(const Recipe& recipe, const Look& look)
{
    return recipe.edge->takesValue ? "" : tr(look, "Edge mode \"{0}\" puts no height at the edge.", recipe.edge->name);
}

std::string ratioUnused(const Recipe& recipe, const Look& look)
{
    return !recipe.amplitudes.listed.empty() ? tr(look, "The amplitude of each level is listed.")
           : recipe.amplitudes.rcoe          ? tr(look, "Amplitudes are the powers of rcoe.")
                                             : "";
}

std::string amplitudeUnused(const Recipe& recipe, const Look& look)
{
    std::string why = ratioUnused(recipe, look);
    return why.empty() && recipe.amplitudes.roughness ? tr(look, "The amplitude is roughness times the side.") : why;
}

std::string scalingUnused(const Recipe& recipe, const Look& look)
{
    std::string why = ratioUnused(recipe, look);
    return why.empty() && slipsOf(recipe).has(Slip::EachPhase)
               ? tr(look, "The slip \"each-phase\" shrinks the amplitude before each phase.")
               : why;
}

std::string keepUnused(const Recipe& recipe, const Look& look)
{
    return recipe.variant->keepsPresets ? "" : tr(look, "Variant \"{0}\" cannot keep presets.", recipe.variant->name);
}

std::string seedUnused(const Recipe& recipe, const Look& look)
{
    return recipe.noise.kind->takesSeed ? "" : tr(look, "Recorded noise repeats its values; it has no seed.");
}

std::string valuesUnused(const Recipe& recipe, const Look& look)
{
    return recipe.noise.kind->takesSeed
               ? tr(look, "Noise \"{0}\" makes its numbers from the seed.", recipe.noise.kind->name)
               : "";
}

// What the keys of amplitudes, and those of noise, tell together.

/// As hurst where that says the same in a number as short.
Assignment ratioOrHurst(double ratio)
{
    // Several exponents have the same ratio, of which the shortest is what was meant.
    std::string hurst;
    bool isSame = false;
    for (int digits = 1; digits <= 17 && ratio > 0 && !isSame; ++digits) {
        std::array<char, 64> text{};
        const auto end = std::to_chars(text.data(), text.data() + text.size(), hurstOfRatio(ratio),
                                       std::chars_format::general, digits);
        hurst.assign(text.data(), end.ptr);
        isSame = ratioOfHurst(std::stod(hurst)) == ratio;
    }
    if (isSame && hurst.size() <= exactText(ratio).size())
        return {"hurst", {std::stod(hurst)}};
    return {"ratio", {ratio}};
}

std::vector<Assignment> amplitudeDifferences(const Recipe& before, const Recipe& after)
{
    const Amplitudes &from = before.amplitudes, &to = after.amplitudes;
    if (from == to)
        return {};
    if (!to.listed.empty())
        return {{"amplitudes", valueOf(to.listed)}};
    if (to.rcoe)
        return {{"rcoe", {*to.rcoe}}};
    std::vector<Assignment> changes;
    const bool wereListed = !from.listed.empty() || from.rcoe;
    if (to.roughness && (from.roughness != to.roughness || wereListed))
        changes.push_back({"roughness", {*to.roughness}});
    if (!to.roughness && (from.first != to.first || from.roughness || wereListed))
        changes.push_back({"amplitude", {to.first}});
    if (from.ratio != to.ratio || wereListed)
        changes.push_back(ratioOrHurst(to.ratio));
    return changes;
}

std::vector<Assignment> noiseDifferences(const Recipe& before, const Recipe& after)
{
    const NoiseRecipe &from = before.noise, &to = after.noise;
    if (from == to)
        return {};
    const Value seed{std::int64_t{to.seed}};
    if (from.kind == to.kind && from.recorded == to.recorded)
        return {{"noise.seed", seed}};
    ValueTable parts{{{"kind", valueOf(to.kind)}, {"seed", seed}}};
    if (!to.kind->takesSeed)
        parts.set("values", valueOf(to.recorded));
    return {{"noise", {std::move(parts)}}};
}

/// Told by another key.
std::vector<Assignment> noDifferences(const Recipe&, const Recipe&)
{
    return {};
}

/// Any other number is one that no map has.
RecipeKey sizeKey()
{
    std::string sizes;
    for (int gaps = 2; gaps < largestSize; gaps *= 2)
        sizes += std::to_string(gaps + 1) + ", ";
    RecipeKey size = keyOf("size", "points a side", {.schema = "{ enum = [" + sizes + "] }"}, at(&Recipe::size));
    size.set = [](Recipe& recipe, const Value& value) {
        const auto* const number = value.as<std::int64_t>();
        recipe.size = number && *number > 0 && *number <= largestSize ? static_cast<int>(*number) : 0;
    };
    return size;
}

RecipeKey hurstKey()
{
    RecipeKey hurst =
        keyOf("hurst", "each level's amplitude is 2^-H of the one before", {.kind = Number},
              at(&Recipe::amplitudes, &Amplitudes::ratio), {.unused = ratioUnused, .differences = noDifferences});
    hurst.get = [](const Recipe& recipe) { return valueOf(hurstOfRatio(recipe.amplitudes.ratio)); };
    hurst.set = [](Recipe& recipe, const Value& value) {
        recipe.amplitudes.ratio = ratioOfHurst(numberIn(value, "hurst"));
    };
    return hurst;
}

RecipeKey slipsKey()
{
    RecipeKey key = keyOf("slips", "mistakes that the run has",
                          {.kind = SomeWords, .words = wordsOf(slips()), .member = "slip"}, at(&Recipe::slips));
    key.get = [](const Recipe& recipe) { return valueOf(slipsOf(recipe)); };
    return key;
}

constexpr auto schemaOfCorners =
    "{ anyOf = [{ type = 'array', items = { type = 'number' }, minItems = 4, maxItems = 4 }, { type = 'object',"
    " properties = { random = { type = 'number' } }, required = ['random'], additionalProperties = false }] }";
constexpr auto schemaOfPresets =
    "{ type = 'array', minItems = 0, items = { type = 'array', minItems = 3, maxItems = 3, items = ["
    "{ type = 'integer', minimum = 0 }, { type = 'integer', minimum = 0 }, { type = 'number' }] } }";

std::vector<RecipeKey> madeKeys()
{
    const KeyShape number{.kind = Number}, seed{.kind = Whole, .bounds = Bounds{0, 4294967295}};
    return {
        rowKey("variant", "the program whose order, parents and slips the run has", variants(), at(&Recipe::variant)),
        sizeKey(),
        keyOf("corners", "heights to start from", {.schema = schemaOfCorners}, at(&Recipe::corners)),
        keyOf("amplitude", "of level 0", number, at(&Recipe::amplitudes, &Amplitudes::first),
              {{"roughness"}, amplitudeUnused, amplitudeDifferences}),
        hurstKey(),
        keyOf("ratio", "of a level's amplitude to the one before", number, at(&Recipe::amplitudes, &Amplitudes::ratio),
              {{"hurst"}, ratioUnused, noDifferences}),
        keyOf("roughness", "the amplitude for each cell of a side", number,
              at(&Recipe::amplitudes, &Amplitudes::roughness), {.differences = noDifferences}),
        keyOf("rcoe", "the number whose powers the amplitudes are", number, at(&Recipe::amplitudes, &Amplitudes::rcoe),
              {.excludes = {"amplitude", "ratio", "hurst", "roughness"}, .differences = noDifferences}),
        keyOf("amplitudes", "of each level", {.kind = Numbers}, at(&Recipe::amplitudes, &Amplitudes::listed),
              {.excludes = {"amplitude", "ratio", "hurst", "roughness", "rcoe"}, .differences = noDifferences}),
        rowKey("offset", "how a uniform number becomes an offset", offsetLaws, at(&Recipe::offset)),
        rowKey("edge", "what stands in for a parent outside the map", edgeModes, at(&Recipe::edge),
               {.unused = edgeUnused}),
        keyOf("edge_value", "the height of constant and fixed edges", number, at(&Recipe::edgeValue),
              {.unused = edgeValueUnused}),
        keyOf("preset", "points that are set before the run", {.schema = schemaOfPresets}, at(&Recipe::presets)),
        rowKey("noise.kind", "where random numbers come from", noiseKinds(), at(&Recipe::noise, &NoiseRecipe::kind),
               {.differences = noiseDifferences}),
        keyOf("noise.seed", "what they start from", seed, at(&Recipe::noise, &NoiseRecipe::seed),
              {.unused = seedUnused, .differences = noDifferences}),
        keyOf("noise.values", "of recorded noise", {.kind = Numbers}, at(&Recipe::noise, &NoiseRecipe::recorded),
              {.unused = valuesUnused, .differences = noDifferences}),
        slipsKey(),
        rowKey("scaling", "when the amplitude shrinks", scalings(), at(&Recipe::scaling), {.unused = scalingUnused}),
        keyOf("keep", "presets are passed over", {.kind = Switch}, at(&Recipe::keep), {.unused = keepUnused}),
        rowKey("after", "what is done to the finished map", afters(), at(&Recipe::after)),
    };
}

} // namespace

std::span<const RecipeKey> recipeKeys()
{
    static const std::vector<RecipeKey> table = madeKeys();
    return table;
}

} // namespace lozenge
