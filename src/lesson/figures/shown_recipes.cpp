#include "lesson/figures/shown_recipes.hpp"

#include "lesson/figures/figure_values.hpp"
#include "lesson/figures/side_names.hpp"
#include "lesson/override.hpp"
#include "lesson/recipe_reader.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/command_text.hpp"
#include "lesson/text/recipe_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace lozenge {
namespace {

toml::table tableWith(std::string_view key, const toml::node& value)
{
    const std::size_t dot = key.find('.');
    toml::table table;
    if (dot != std::string_view::npos)
        table.insert(key.substr(0, dot), tableWith(key.substr(dot + 1), value));
    else
        value.visit([&](const auto& plain) { table.insert(key, plain); });
    return table;
}

/// As another variant takes it: with its own slips, and amplitudes in words that it knows.
Recipe forVariant(Recipe recipe, const Variant& variant)
{
    if (&variant == recipe.variant)
        return recipe;
    recipe.slips.reset();
    recipe.keep = recipe.keep && variant.keepsPresets;
    if (!variant.takesEdgeModes)
        recipe.edge = &edgeModes().front();
    if (recipe.amplitudes.rcoe || recipe.amplitudes.roughness) {
        Amplitudes listed;
        for (const Level& level : levelsOf(recipe))
            listed.listed.push_back(level.amplitude);
        recipe.amplitudes = std::move(listed);
    }
    recipe.variant = &variant;
    return recipe;
}

/// The recipe with these keys changed, as --set would change them; "seed" is that of the noise. What another variant
/// does not take goes with the old one. What is wrong is told without its place.
Recipe changedRecipe(const Recipe& recipe, toml::table changes)
{
    if (const toml::node* seed = changes.get("seed")) {
        if (toml::table* noise = changes.emplace<toml::table>("noise").first->second.as_table())
            seed->visit([&](const auto& value) { noise->insert("seed", value); });
        changes.erase("seed");
    }
    const Variant* variant = rowNamed(variants(), changes["variant"].value_or(recipe.variant->name));
    toml::table table;
    for (const std::string& text : overridesBetween(Recipe{}, variant ? forVariant(recipe, *variant) : recipe))
        applyOverride(table, text);
    applyChange(table, std::move(changes), true);
    Recipe changed = readRecipe(table);
    if (const auto fault = steppingFault(changed))
        fail({{}, 0, 0, fault->message});
    return changed;
}

/// What is wrong with a changed recipe is wrong at the place of the change.
Recipe recipeAt(const toml::node& place, const Recipe& of, toml::table changes)
{
    auto changed = caught([&] { return changedRecipe(of, std::move(changes)); });
    if (!changed)
        failAt(place.source(), changed.error().message);
    return std::move(*changed);
}

/// A value as a caption: numbers as they are written, names without quotation marks, lists with commas.
std::string captionOf(const toml::node& value)
{
    if (const auto text = value.value_exact<std::string>())
        return *text;
    if (const auto yes = value.value_exact<bool>())
        return *yes ? "true" : "false";
    if (value.is_number())
        return exactText(value.value<double>().value_or(0));
    std::string list;
    if (const toml::array* items = value.as_array()) {
        for (const toml::node& item : *items)
            list += (list.empty() ? "" : ", ") + captionOf(item);
        return list.empty() ? "none" : list;
    }
    if (const toml::table* parts = value.as_table())
        for (const auto& [key, part] : *parts)
            list += (list.empty() ? "" : ", ") + std::string(key.str()) + " " + captionOf(part);
    return list;
}

/// Of the row of a table that a value names.
std::string explanationOf(const std::string& key, const Recipe& recipe)
{
    if (key == "edge")
        return edgeInShort(recipe);
    const std::array<std::pair<std::string_view, std::string_view>, 5> rows{
        {{"variant", recipe.variant->explanation},
         {"noise.kind", recipe.noise.kind->explanation},
         {"offset", recipe.offset->explanation},
         {"scaling", recipe.scaling->explanation},
         {"after", recipe.after->explanation}}};
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& r) { return r.first == key; });
    return row == rows.end() ? "" : std::string(row->second);
}

void refuseCount(const toml::node& node, std::size_t count, std::size_t most, const std::string& what)
{
    if (count < fewestShown || count > most)
        failAt(node.source(), what + " must be " + std::to_string(fewestShown) + " to " + std::to_string(most) +
                                  ", not " + std::to_string(count));
}

void refuseUnknownKey(const toml::node& place, const std::string& key)
{
    const std::vector<KnownKey> keys = recipeKeys();
    std::vector<std::string_view> names = namesOf(keys);
    std::erase(names, "noise");
    names.emplace_back("seed");
    if (std::find(names.begin(), names.end(), key) == names.end())
        failAt(place.source(), "key must be one of [recipe], not \"" + key + "\"" + suggestion(key, names));
}

std::vector<ShownRecipe> usualSides(const Recipe& of, const toml::node& place)
{
    auto sides = sidesFrom(usualSideTexts(of), of);
    if (!sides)
        failAt(place.source(), sides.error());
    return std::move(*sides);
}

} // namespace

std::vector<ShownRecipe> valuesIn(const std::string& key, const toml::node& values, const Recipe& of)
{
    refuseUnknownKey(values, key);
    const toml::array& list = arrayIn(values, "values");
    refuseCount(values, list.size(), mostValues, "the values of " + key);
    std::vector<ShownRecipe> shown;
    for (const toml::node& value : list) {
        Recipe recipe = recipeAt(value, of, tableWith(key, value));
        std::string explanation = explanationOf(key, recipe);
        shown.push_back({key, captionOf(value), std::move(explanation), std::move(recipe)});
    }
    return shown;
}

std::vector<ShownRecipe> sidesIn(const toml::node& sides, const Recipe& of)
{
    const toml::array& list = arrayIn(sides, "sides");
    refuseCount(sides, list.size(), mostSides, "the sides");
    std::vector<ShownRecipe> shown;
    for (const toml::node& side : list) {
        if (!side.is_table())
            failAt(side.source(), "each of sides must be a table of keys of [recipe], as { edge = \"wrap\" }");
        toml::table changes = *side.as_table();
        const toml::node* name = changes.get("name");
        std::string called = name ? textIn(*name, "name") : std::string();
        changes.erase("name");
        shown.push_back({{}, std::move(called), {}, recipeAt(side, of, std::move(changes))});
    }
    nameSides(shown);
    return shown;
}

void fillRecipes(ChosenFigure& chosen, const toml::table& given, const toml::node& place, const Recipe& of)
{
    const toml::node *key = given.get("key"), *values = given.get("values"), *sides = given.get("sides");
    for (std::size_t i = 0; i < chosen.figure->keys.size(); ++i) {
        std::vector<ShownRecipe>& recipes = chosen.values[i].recipes;
        switch (chosen.figure->keys[i].takes) {
        case FigureKey::Takes::Values:
            if (!key != !values)
                failAt(place.source(), key ? "key needs its values, as key hurst with values 0.5 and 1"
                                           : "values need their key, a key of [recipe], as key hurst");
            recipes =
                key ? valuesIn(textIn(*key, "key"), *values, of) : valuesIn("hurst", toml::array{0.2, 0.5, 1, 1.5}, of);
            break;
        case FigureKey::Takes::Sides: recipes = sides ? sidesIn(*sides, of) : usualSides(of, place); break;
        default: break;
        }
    }
}

} // namespace lozenge
