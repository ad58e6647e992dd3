#include "lesson/keys/recipe_keys.hpp"

#include "picture/tr.hpp"

#include <algorithm>
#include <iterator>
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

/// Told by another key.
std::vector<Assignment> noDifferences(const Recipe&, const Recipe&)
{
    return {};
}

template <typename Field>
RecipeKey key(std::string_view name, std::string_view about, std::string_view unit, KeyShape shape, Field field,
              KeyTraits<Recipe> traits = {})
{
    return keyOf<Recipe>(name, about, unit, std::move(shape), field, std::move(traits));
}

template <typename Rows, typename Field>
RecipeKey row(std::string_view name, std::string_view about, const Rows& rows, Field field,
              KeyTraits<Recipe> traits = {})
{
    return rowKey<Recipe>(name, about, "NAME", rows, field, std::move(traits));
}

/// Any other number is one that no map has.
RecipeKey sizeKey()
{
    std::string sizes;
    for (int gaps = 2; gaps < largestSize; gaps *= 2)
        sizes += std::to_string(gaps + 1) + ", ";
    RecipeKey size = fieldKey<Recipe>("size", "points a side", "2^n + 1", {.schema = "{ enum = [" + sizes + "] }"},
                                      at(&Recipe::size));
    size.set = [](Recipe& recipe, const Value& value) {
        const auto* const number = value.as<std::int64_t>();
        recipe.size = number && *number > 0 && *number <= largestSize ? static_cast<int>(*number) : 0;
    };
    return size;
}

RecipeKey hurstKey()
{
    RecipeKey hurst = fieldKey<Recipe>("hurst", "each level's amplitude is 2^-H of the one before", "H",
                                       {.kind = Number}, at(&Recipe::amplitudes, &Amplitudes::ratio),
                                       {.unused = ratioUnused, .differences = noDifferences});
    hurst.get = [](const Recipe& recipe) { return valueOf(hurstOfRatio(recipe.amplitudes.ratio)); };
    hurst.set = [](Recipe& recipe, const Value& value) {
        recipe.amplitudes.ratio = ratioOfHurst(numberIn(value, "hurst"));
    };
    return hurst;
}

RecipeKey slipsKey()
{
    RecipeKey key = keyOf<Recipe>("slips", "mistakes that the run has", "[NAME, ...]",
                                  {.kind = SomeWords, .words = wordsOf(slips()), .member = "slip"}, at(&Recipe::slips));
    key.get = [](const Recipe& recipe) { return valueOf(slipsOf(recipe)); };
    return key;
}

std::vector<RecipeKey> amplitudeKeys()
{
    const KeyShape number{.kind = Number};
    return {
        key("amplitude", "of level 0", "A", number, at(&Recipe::amplitudes, &Amplitudes::first),
            {{"roughness"}, amplitudeUnused, amplitudeDifferences}),
        hurstKey(),
        key("ratio", "of a level's amplitude to the one before", "R", number,
            at(&Recipe::amplitudes, &Amplitudes::ratio), {{"hurst"}, ratioUnused, noDifferences}),
        key("roughness", "the amplitude for each cell of a side", "R", number,
            at(&Recipe::amplitudes, &Amplitudes::roughness), {.differences = noDifferences}),
        key("rcoe", "the number whose powers the amplitudes are", "R", number,
            at(&Recipe::amplitudes, &Amplitudes::rcoe),
            {.excludes = {"amplitude", "ratio", "hurst", "roughness"}, .differences = noDifferences}),
        key("amplitudes", "of each level", "[A, A, ...]", {.kind = Numbers},
            at(&Recipe::amplitudes, &Amplitudes::listed),
            {.excludes = {"amplitude", "ratio", "hurst", "roughness", "rcoe"}, .differences = noDifferences}),
    };
}

constexpr auto schemaOfCorners =
    "{ anyOf = [{ type = 'array', items = { type = 'number' }, minItems = 4, maxItems = 4 }, { type = 'object',"
    " properties = { random = { type = 'number' } }, required = ['random'], additionalProperties = false }] }";
constexpr auto schemaOfPresets =
    "{ type = 'array', minItems = 0, items = { type = 'array', minItems = 3, maxItems = 3, items = ["
    "{ type = 'integer', minimum = 0 }, { type = 'integer', minimum = 0 }, { type = 'number' }] } }";

std::vector<RecipeKey> madeKeys()
{
    const KeyShape seed{.kind = Whole, .bounds = Bounds{0, 4294967295}};
    std::vector<RecipeKey> keys{
        row("variant", "the program whose order, parents and slips the run has", variants(), at(&Recipe::variant)),
        sizeKey(),
        key("corners", "heights to start from", "[NW, NE, SW, SE]", {.schema = schemaOfCorners}, at(&Recipe::corners)),
        row("offset", "how a uniform number becomes an offset", offsetLaws, at(&Recipe::offset)),
        row("edge", "what stands in for a parent outside the map", edgeModes, at(&Recipe::edge),
            {.unused = edgeUnused}),
        key("edge_value", "the height of constant and fixed edges", "HEIGHT", {.kind = Number}, at(&Recipe::edgeValue),
            {.unused = edgeValueUnused}),
        key("preset", "points that are set before the run", "[[X, Y, HEIGHT], ...]", {.schema = schemaOfPresets},
            at(&Recipe::presets)),
        row("noise.kind", "where random numbers come from", noiseKinds(), at(&Recipe::noise, &NoiseRecipe::kind),
            {.differences = noiseDifferences}),
        key("noise.seed", "what they start from", "SEED", seed, at(&Recipe::noise, &NoiseRecipe::seed),
            {.unused = seedUnused, .differences = noDifferences}),
        key("noise.values", "of recorded noise", "[U, U, ...]", {.kind = Numbers},
            at(&Recipe::noise, &NoiseRecipe::recorded), {.unused = valuesUnused, .differences = noDifferences}),
        slipsKey(),
        row("scaling", "when the amplitude shrinks", scalings(), at(&Recipe::scaling), {.unused = scalingUnused}),
        key("keep", "presets are passed over", "true", {.kind = Switch}, at(&Recipe::keep), {.unused = keepUnused}),
        row("after", "what is done to the finished map", afters(), at(&Recipe::after)),
    };
    std::vector<RecipeKey> amplitudes = amplitudeKeys();
    keys.insert(keys.begin() + 3, std::move_iterator(amplitudes.begin()), std::move_iterator(amplitudes.end()));
    return keys;
}

} // namespace

std::span<const RecipeKey> recipeKeys()
{
    static const std::vector<RecipeKey> table = madeKeys();
    return table;
}

} // namespace lozenge
