#include "lesson/figures/shown_recipes.hpp"

#include "lesson/figures/changed_recipe.hpp"
#include "lesson/figures/figure_values.hpp"
#include "lesson/figures/side_names.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/command_text.hpp"
#include "lesson/text/toml_text.hpp"
#include "picture/text/number_text.hpp"

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

/// What is wrong with a changed recipe is wrong at the place of the change.
Recipe recipeAt(const toml::node& place, const Recipe& of, toml::table changes)
{
    try {
        return changedRecipe(of, std::move(changes));
    } catch (const LessonError& error) {
        failAt(place.source(), error.message);
    }
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

/// A value that is no recipe, as --with takes it: a list with commas between.
std::string textOfValue(const toml::node& node)
{
    if (const toml::array* list = node.as_array()) {
        std::string text;
        for (const toml::node& item : *list)
            text += (text.empty() ? "" : ",") + textOfValue(item);
        return text;
    }
    const auto words = node.value_exact<std::string>();
    return words ? *words : tomlText(node);
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

std::vector<ShownRecipe> usualValues(const Recipe& of)
{
    return valuesIn("hurst", toml::array{0.2, 0.5, 1, 1.5}, of);
}

void fillRecipes(ChosenFigure& chosen, const RecipeNodes& given, const toml::node& place, const Recipe& of)
{
    for (std::size_t i = 0; i < chosen.figure->keys.size(); ++i) {
        std::vector<ShownRecipe>& recipes = chosen.values[i].recipes;
        switch (chosen.figure->keys[i].takes) {
        case FigureKey::Takes::Values:
            if (!given.key != !given.values)
                failAt(place.source(), given.key ? "key needs its values, as key hurst with values 0.5 and 1"
                                                 : "values need their key, a key of [recipe], as key hurst");
            recipes = given.key ? valuesIn(textIn(*given.key, "key"), *given.values, of) : usualValues(of);
            break;
        case FigureKey::Takes::Sides: recipes = given.sides ? sidesIn(*given.sides, of) : usualSides(of, place); break;
        default: break;
        }
    }
}

ChosenFigure figureIn(const toml::node& show, const Recipe& of, bool isOwnRun)
{
    const toml::table alone{{"figure", show.value_or(std::string())}};
    TableReader reader = show.is_table() ? tableIn(show, "show") : TableReader(alone, "show");
    const toml::node* name = reader.find("figure");
    if (!name)
        failAt(show.source(), "show must name its figure, as { figure = \"profile\", line = \"north\" }");
    const Figure& figure = *rowIn(show.is_table() ? *name : show, "figure", figures());
    ChosenFigure chosen{&figure, defaultValues(figure)};
    RecipeNodes given;
    for (std::size_t i = 0; i < figure.keys.size(); ++i) {
        const FigureKey& key = figure.keys[i];
        const toml::node* node = reader.find(key.name);
        switch (key.takes) {
        case FigureKey::Takes::RecipeKey: given.key = node; break;
        case FigureKey::Takes::Values: given.values = node; break;
        case FigureKey::Takes::Sides: given.sides = node; break;
        default: {
            if (!node)
                break;
            const std::string keyName(key.name);
            const auto fault = readValue(key, textOfValue(*node), of.size - 1, chosen.values[i]);
            if (fault && isOwnRun)
                failAt(node->source(), keyName + " " + *fault);
        }
        }
    }
    reader.rejectUnknown();
    try {
        fillRecipes(chosen, given, show, of);
    } catch (const LessonError&) {
        if (isOwnRun)
            throw;
        fillRecipes(chosen, {}, show, of);
    }
    return chosen;
}

} // namespace lozenge
