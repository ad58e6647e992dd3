#include "lesson/figures/shown_recipes.hpp"

#include "core/slips.hpp"
#include "lesson/figures/figure_values.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/command_text.hpp"
#include "lesson/text/toml_text.hpp"
#include "picture/text/comma_list.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <string_view>
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
    if (value.isNumber())
        return exactText(numberIn(value, {}));
    if (const ValueList* items = value.as<ValueList>())
        return items->empty() ? "none" : commaList(*items, captionOf);
    if (const ValueTable* parts = value.as<ValueTable>())
        return commaList(parts->members, [](const Member& part) { return part.name + " " + captionOf(part.value); });
    return tomlText(value);
}

/// What an edge mode does, in three words.
Phrase edgeInShort(const Recipe& recipe)
{
    return {std::string(recipe.edge->inShort), {Phrase{shortText(recipe.edgeValue)}}};
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

std::vector<ShownRecipe> usualSides(const Recipe& of, const TextSpan& place)
{
    auto sides = sidesFrom(usualSideTexts(of), of);
    if (!sides)
        failAt(place, sides.error().message);
    return std::move(*sides);
}

// What sides are called.

/// A key in which some of the sides differ, with the value of one of them as --set takes it.
struct Part {
    std::string name, value;
};

std::vector<Part> partsOf(const ShownRecipe& side, const std::vector<ShownRecipe>& sides)
{
    std::vector<Part> parts;
    for (const ShownRecipe& other : sides)
        for (const std::string& text : overridesBetween(other.recipe, side.recipe)) {
            const std::size_t equals = text.find('=');
            if (!rowNamed(parts, text.substr(0, equals)))
                parts.push_back({text.substr(0, equals), text.substr(equals + 1)});
        }
    return parts;
}

std::size_t countOf(Slips on)
{
    return static_cast<std::size_t>(
        std::count_if(slips().begin(), slips().end(), [&](const SlipRow& row) { return on.has(row.slip); }));
}

Phrase slipWords(const Recipe& recipe)
{
    const Slips own = ownSlips(recipe), on = slipsOf(recipe);
    if (own.none()) {
        const std::size_t count = countOf(on);
        return count == 0   ? Phrase{"right"}
               : count == 1 ? Phrase{"one mistake"}
                            : Phrase{"{0} mistakes", {countPhrase(count)}};
    }
    if (on == own)
        return Phrase{"as published"};
    std::size_t mended = 0;
    Phrase name;
    for (const SlipRow& row : slips())
        if (own.has(row.slip) && !on.has(row.slip)) {
            ++mended;
            name.english = row.name;
        }
    if (on.none())
        return Phrase{"mended"};
    return mended == 1 ? Phrase{"{0} mended", {name}}
                       : Phrase{"{0} of {1} mended", {countPhrase(mended), Phrase{std::to_string(countOf(own))}}};
}

/// A list as it stands in a line: without brackets and quotation marks, and with air.
std::string plainValue(std::string_view value)
{
    std::string plain;
    for (const char c : value)
        if (c == ',')
            plain += ", ";
        else if (std::string_view("[]{}\"").find(c) == std::string_view::npos)
            plain += c == '-' && (plain.empty() || plain.back() == ' ') ? std::string("\u2212") : std::string(1, c);
    return plain;
}

Phrase listed(Phrase before, Phrase after)
{
    return before.english.empty() ? after : Phrase{"{0}, {1}", {std::move(before), std::move(after)}};
}

Phrase wordsOf(const Part& part, const ShownRecipe& side, bool isAlone)
{
    const auto& [key, value] = part;
    if (key == "variant" || (key == "edge" && isAlone))
        return Phrase{plainValue(value)};
    if (key == "slips")
        return slipWords(side.recipe);
    if (key == "noise")
        return listed(Phrase{std::string(side.recipe.noise.kind->name)},
                      Phrase{"seed {0}", {Phrase{std::to_string(side.recipe.noise.seed)}}});
    std::string name = key == "noise.seed" ? "seed" : key == "hurst" ? "H" : key;
    std::replace(name.begin(), name.end(), '_', ' ');
    name += " {0}";
    return Phrase{name, {Phrase{plainValue(value)}}};
}

/// Names sides that have no name by what sets them apart from one another. Slips are counted and not named: which
/// mistake it is may be what the audience is asked.
void nameSides(std::vector<ShownRecipe>& sides)
{
    for (ShownRecipe& side : sides) {
        if (!side.name.english.empty())
            continue;
        std::vector<Part> parts = partsOf(side, sides);
        if (rowNamed(parts, "edge")) {
            std::erase_if(parts, [](const Part& part) { return part.name == "edge_value"; });
            side.explanation = edgeInShort(side.recipe);
        }
        if (rowNamed(parts, "variant")) {
            std::erase_if(parts, [](const Part& part) { return part.name == "slips"; });
            side.explanation = {std::string(side.recipe.variant->explanation)};
        }
        for (const Part& part : parts)
            side.name = listed(std::move(side.name), wordsOf(part, side, parts.size() == 1));
        if (parts.empty())
            side.name = Phrase{"the same"};
    }
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
        std::string called = keyIn(side, "name", textIn).value_or("");
        changes.erase("name");
        shown.push_back({{}, {std::move(called)}, {}, recipeAt(side, of, std::move(changes))});
    }
    nameSides(shown);
    return shown;
}

void fillRecipes(ChosenFigure& chosen, const Value& given, const TextSpan& place, const Recipe& of)
{
    const Value *key = given.get("key"), *values = given.get("values"), *sides = given.get("sides");
    for (std::size_t i = 0; i < chosen.figure->keys.size(); ++i) {
        std::vector<ShownRecipe>& recipes = chosen.values[i].recipes;
        switch (chosen.figure->keys[i].takes) {
        case FigureKey::Takes::Values:
            if (key && !values)
                failAt(place, "key needs its values, as key hurst with values 0.5 and 1");
            recipes = valuesIn(key ? textIn(*key, "key") : "hurst",
                               values ? *values : Value{ValueList{{0.2}, {0.5}, {1.0}, {1.5}}}, of);
            break;
        case FigureKey::Takes::Sides: recipes = sides ? sidesIn(*sides, of) : usualSides(of, place); break;
        default: break;
        }
    }
}

} // namespace lozenge
