#include "lesson/keys/recipe_keys.hpp"

#include "picture/tr.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lozenge {

/// Their names; in no namespace of its own, so that the templates of key.hpp find it.
static Value valueOf(Slips on)
{
    ValueList names;
    for (const SlipRow& row : slips())
        if (on.has(row.slip))
            names.push_back({std::string(row.name)});
    return {std::move(names)};
}

namespace {

using enum KeyShape::Kind;
using RecipeKey = Key<Recipe>;

tl::unexpected<Fault> wrong(const Value& value, std::string message)
{
    return tl::unexpected(Fault{std::move(message), value.source});
}

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

// What is more than a field that a shape describes.

/// Any other number is one that no map has.
Checked setSize(Recipe& recipe, const Value& value)
{
    const auto* const number = value.as<std::int64_t>();
    recipe.size = number && *number > 0 && *number <= largestSize ? static_cast<int>(*number) : 0;
    return {};
}

Value cornersOf(const Recipe& recipe)
{
    if (recipe.corners.randomRange)
        return {ValueTable{{{"random", {*recipe.corners.randomRange}}}}};
    ValueList heights;
    for (const double height : recipe.corners.heights)
        heights.push_back({height});
    return {std::move(heights)};
}

Checked setRandomCorners(Corners& corners, const Value& value)
{
    static const std::vector<Key<Corners>> keys{
        keyOf<Corners>("random", {}, {}, {.kind = Number}, at(&Corners::randomRange))};
    corners = {};
    if (Checked set = setKeys(std::span(keys), corners, value, "corners"); !set)
        return set;
    if (!corners.randomRange)
        return wrong(value, "corners must be four numbers or { random = R }");
    return {};
}

Checked setCorners(Recipe& recipe, const Value& value)
{
    if (value.as<ValueTable>())
        return setRandomCorners(recipe.corners, value);
    const auto* const list = value.as<ValueList>();
    if (!list)
        return wrong(value,
                     "corners must be four numbers, north-west, north-east, south-west, south-east, or { random = R }");
    if (Checked fit = fits("corners", {.kind = Numbers}, value); !fit)
        return fit;
    if (list->size() != 4)
        return wrong(value, "corners has " + std::to_string(list->size()) +
                                " numbers and needs 4: north-west, north-east, south-west, south-east");
    recipe.corners = {};
    for (std::size_t i = 0; i < list->size(); ++i)
        assign(recipe.corners.heights[i], (*list)[i]);
    return {};
}

Value presetsOf(const Recipe& recipe)
{
    ValueList presets;
    for (const Preset& preset : recipe.presets)
        presets.push_back({ValueList{valueOf(preset.at.x), valueOf(preset.at.y), {preset.height}}});
    return {std::move(presets)};
}

Checked setPresets(Recipe& recipe, const Value& value)
{
    const auto* const list = value.as<ValueList>();
    if (!list)
        return wrong(value, "preset must be a list in square brackets");
    std::vector<Preset> presets;
    for (const Value& item : *list) {
        const auto* const parts = item.as<ValueList>();
        if (!parts || parts->size() != 3)
            return wrong(item, "each preset must be [x, y, height]");
        Preset& preset = presets.emplace_back();
        for (const auto& [name, index, into] :
             {std::tuple("x of a preset", 0U, &preset.at.x), std::tuple("y of a preset", 1U, &preset.at.y)}) {
            if (Checked fit = fits(name, {.kind = Whole}, (*parts)[index]); !fit)
                return fit;
            assign(*into, (*parts)[index]);
        }
        if (Checked fit = fits("height of a preset", {.kind = Number}, (*parts)[2]); !fit)
            return fit;
        assign(preset.height, (*parts)[2]);
    }
    recipe.presets = std::move(presets);
    return {};
}

/// Told by another key.
std::vector<Assignment> noDifferences(const Recipe&, const Recipe&)
{
    return {};
}

struct KeyOptions {
    std::vector<std::string_view> excludes = {};
    std::string (*unused)(const Recipe&, const Look&) = nullptr;
    std::vector<Assignment> (*differences)(const Recipe&, const Recipe&) = nullptr;
};

RecipeKey with(RecipeKey key, KeyOptions options)
{
    key.excludes = std::move(options.excludes);
    key.unused = options.unused;
    key.differences = options.differences;
    return key;
}

template <typename Field>
RecipeKey key(std::string_view name, std::string_view about, std::string_view unit, KeyShape shape, Field field,
              KeyOptions options = {})
{
    return with(keyOf<Recipe>(name, about, unit, std::move(shape), field), std::move(options));
}

template <typename Rows, typename Field>
RecipeKey row(std::string_view name, std::string_view about, const Rows& rows, Field field, KeyOptions options = {})
{
    return with(rowKey<Recipe>(name, about, "NAME", std::span(rows), field), std::move(options));
}

template <typename Field>
RecipeKey special(std::string_view name, std::string_view about, std::string_view unit, KeyShape shape, Field field,
                  std::function<Value(const Recipe&)> get, std::function<Checked(Recipe&, const Value&)> set,
                  KeyOptions options = {})
{
    RecipeKey key{name, about, unit, std::move(shape), std::move(get), std::move(set)};
    key.same = [field](const Recipe& one, const Recipe& other) { return field(one) == field(other); };
    key.take = [field](Recipe& to, const Recipe& from) { field(to) = field(from); };
    return with(std::move(key), std::move(options));
}

RecipeKey hurstKey()
{
    RecipeKey key = keyOf<Recipe>("hurst", "each level's amplitude is 2^-H of the one before", "H", {.kind = Number},
                                  at(&Recipe::amplitudes, &Amplitudes::ratio), [](double& ratio, const Value& hurst) {
                                      assign(ratio, hurst);
                                      ratio = ratioOfHurst(ratio);
                                  });
    key.get = [](const Recipe& recipe) { return valueOf(hurstOfRatio(recipe.amplitudes.ratio)); };
    return with(std::move(key), {.unused = ratioUnused, .differences = noDifferences});
}

/// A list of names, or one alone.
RecipeKey slipsKey()
{
    const auto put = [](std::optional<Slips>& into, const Value& value) {
        const auto* const list = value.as<ValueList>();
        into.emplace();
        for (const Value& name : list ? *list : ValueList{value})
            into->add(rowNamed(slips(), *name.as<std::string>())->slip);
    };
    RecipeKey key =
        keyOf<Recipe>("slips", "mistakes that the run has", "[NAME, ...]",
                      {.kind = SomeWords, .words = wordsOf(slips()), .member = "slip"}, at(&Recipe::slips), put);
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

std::vector<RecipeKey> madeKeys()
{
    const KeyShape size{.kind = Whole, .bounds = Bounds{smallestSize, largestSize}};
    const KeyShape seed{.kind = Whole, .bounds = Bounds{0, 4294967295}};
    std::vector<RecipeKey> keys{
        row("variant", "the program whose order, parents and slips the run has", variants(), at(&Recipe::variant)),
        special(
            "size", "points a side", "2^n + 1", size, at(&Recipe::size),
            [](const Recipe& recipe) { return valueOf(recipe.size); }, setSize),
        special("corners", "heights to start from", "[NW, NE, SW, SE]", {}, at(&Recipe::corners), cornersOf,
                setCorners),
        row("offset", "how a uniform number becomes an offset", offsetLaws(), at(&Recipe::offset)),
        row("edge", "what stands in for a parent outside the map", edgeModes(), at(&Recipe::edge),
            {.unused = edgeUnused}),
        key("edge_value", "the height of constant and fixed edges", "HEIGHT", {.kind = Number}, at(&Recipe::edgeValue),
            {.unused = edgeValueUnused}),
        special("preset", "points that are set before the run", "[[X, Y, HEIGHT], ...]", {}, at(&Recipe::presets),
                presetsOf, setPresets),
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
