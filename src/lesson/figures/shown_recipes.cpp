#include "lesson/figures/shown_recipes.hpp"

#include "lesson/figures/figure_values.hpp"
#include "lesson/figures/side_names.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/command_text.hpp"
#include "picture/text/comma_list.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace lozenge {
namespace {

ValueTable tableWith(std::string_view key, const Value& value)
{
    const std::size_t dot = key.find('.');
    ValueTable table;
    if (dot != std::string_view::npos)
        table.set(key.substr(0, dot), {tableWith(key.substr(dot + 1), value)});
    else
        table.set(key, value);
    return table;
}

/// The recipe with these keys changed. What is wrong with it is wrong at the place of the change.
Recipe recipeAt(const Value& place, const Recipe& of, ValueTable changes)
{
    auto recipe = changed(of, std::move(changes));
    if (!recipe)
        failAt(place.source, recipe.error().message);
    if (const auto fault = steppingFault(*recipe))
        failAt(place.source, fault->message);
    return std::move(*recipe);
}

/// A value as a caption: numbers as they are written, names without quotation marks, lists with commas.
std::string captionOf(const Value& value)
{
    if (const auto* text = value.as<std::string>())
        return *text;
    if (const auto* yes = value.as<bool>())
        return *yes ? "true" : "false";
    if (value.isNumber())
        return exactText(numberIn(value, {}));
    if (const ValueList* items = value.as<ValueList>())
        return items->empty() ? "none" : commaList(*items, captionOf);
    const ValueTable* parts = value.as<ValueTable>();
    return !parts
               ? ""
               : commaList(parts->members, [](const Member& part) { return part.name + " " + captionOf(part.value); });
}

/// Of the row of a table that a value names.
Phrase explanationOf(const std::string& key, const Recipe& recipe)
{
    if (key == "edge")
        return edgeInShort(recipe);
    const Key<Recipe>& row = *keyNamed(recipeKeys(), key);
    const auto* const word = rowNamed(row.shape.words, textOr(row.get(recipe), {}));
    return {word ? std::string(word->explanation) : ""};
}

void refuseCount(const Value& node, std::size_t count, std::size_t most, const std::string& what)
{
    if (count < fewestShown || count > most)
        failAt(node.source, what + " must be " + std::to_string(fewestShown) + " to " + std::to_string(most) +
                                ", not " + std::to_string(count));
}

void refuseUnknownKey(const Value& place, const std::string& key)
{
    std::vector<std::string_view> names = namesOf(recipeKeys());
    names.emplace_back("seed");
    if (std::find(names.begin(), names.end(), key) == names.end())
        failAt(place.source, "key must be one of [recipe], not \"" + key + "\"" + suggestion(key, names));
}

std::vector<ShownRecipe> usualSides(const Recipe& of, const Value& place)
{
    auto sides = sidesFrom(usualSideTexts(of), of);
    if (!sides)
        failAt(place.source, sides.error());
    return std::move(*sides);
}

} // namespace

std::vector<ShownRecipe> valuesIn(const std::string& key, const Value& values, const Recipe& of)
{
    refuseUnknownKey(values, key);
    const ValueList& list = arrayIn(values, "values");
    refuseCount(values, list.size(), mostValues, "the values of " + key);
    std::vector<ShownRecipe> shown;
    for (const Value& value : list) {
        Recipe recipe = recipeAt(value, of, tableWith(key, value));
        Phrase explanation = explanationOf(key, recipe);
        shown.push_back({key, {captionOf(value)}, std::move(explanation), std::move(recipe)});
    }
    return shown;
}

std::vector<ShownRecipe> sidesIn(const Value& sides, const Recipe& of)
{
    const ValueList& list = arrayIn(sides, "sides");
    refuseCount(sides, list.size(), mostSides, "the sides");
    std::vector<ShownRecipe> shown;
    for (const Value& side : list) {
        if (!side.as<ValueTable>())
            failAt(side.source, "each of sides must be a table of keys of [recipe], as { edge = \"wrap\" }");
        ValueTable changes = *side.as<ValueTable>();
        const Value* name = changes.get("name");
        std::string called = name ? textIn(*name, "name") : std::string();
        changes.erase("name");
        shown.push_back({{}, {std::move(called)}, {}, recipeAt(side, of, std::move(changes))});
    }
    nameSides(shown);
    return shown;
}

void fillRecipes(ChosenFigure& chosen, const ValueTable& given, const Value& place, const Recipe& of)
{
    const Value *key = given.get("key"), *values = given.get("values"), *sides = given.get("sides");
    for (std::size_t i = 0; i < chosen.figure->keys.size(); ++i) {
        std::vector<ShownRecipe>& recipes = chosen.values[i].recipes;
        switch (chosen.figure->keys[i].takes) {
        case FigureKey::Takes::Values:
            if (key && !values)
                failAt(place.source, "key needs its values, as key hurst with values 0.5 and 1");
            recipes = valuesIn(key ? textIn(*key, "key") : "hurst",
                               values ? *values : Value{ValueList{{0.2}, {0.5}, {1.0}, {1.5}}}, of);
            break;
        case FigureKey::Takes::Sides: recipes = sides ? sidesIn(*sides, of) : usualSides(of, place); break;
        default: break;
        }
    }
}

} // namespace lozenge
