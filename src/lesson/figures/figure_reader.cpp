#include "lesson/figures/figure_reader.hpp"

#include "lesson/figures/shown_recipes.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/toml_text.hpp"

namespace lozenge {
namespace {

/// A value that is no recipe, as --with takes it: a list with commas between.
std::string textOfValue(const Value& node)
{
    if (const ValueList* list = node.as<ValueList>()) {
        std::string text;
        for (const Value& item : *list)
            text += (text.empty() ? "" : ",") + textOfValue(item);
        return text;
    }
    return textOr(node, tomlText(node));
}

bool takesRecipes(const FigureKey& key)
{
    using enum FigureKey::Takes;
    return key.takes == RecipeKey || key.takes == Values || key.takes == Sides;
}

ChosenFigure keysIn(TableReader& reader, const Figure& figure, const Value& show, const Recipe& of, bool isOwnRun)
{
    ChosenFigure chosen{&figure, defaultValues(figure)};
    for (std::size_t i = 0; i < figure.keys.size(); ++i) {
        const FigureKey& key = figure.keys[i];
        const Value* node = reader.find(key.name);
        if (!node || takesRecipes(key))
            continue;
        const auto fault = readValue(key, textOfValue(*node), of.size - 1, chosen.values[i]);
        if (fault && isOwnRun)
            failAt(node->source, std::string(key.name) + " " + *fault);
    }
    reader.rejectUnknown();
    const bool isStepped = !steppingFault(of);
    if (isOwnRun && !isStepped && !chosen.isOfStep())
        failAt(show.source, "a figure needs a run that is stepped, on up to " + std::to_string(largestSteppedSize) +
                                " points a side");
    if (!isStepped)
        return {};
    const auto fault = mistakeIn([&] { fillRecipes(chosen, reader.table(), show, of); });
    if (fault && isOwnRun)
        fail(*fault);
    if (fault && mistakeIn([&] { fillRecipes(chosen, {}, show, of); }))
        return {}; // this run has no other to be shown beside
    return chosen;
}

} // namespace

ChosenFigure readFigure(const Value& show, const Recipe& of, bool isOwnRun)
{
    const Value alone{.is = ValueTable{{{"figure", show}}}};
    TableReader reader = show.as<ValueTable>() ? tableIn(show, "show") : TableReader(alone, "show");
    const Value* name = reader.find("figure");
    if (!name)
        failAt(show.source, "show must name its figure, as { figure = \"profile\", line = \"north\" }");
    const Figure& figure = *rowIn(show.as<ValueTable>() ? *name : show, "figure", figures());
    return keysIn(reader, figure, show, of, isOwnRun);
}

ChosenFigure readFigure(const Figure& figure, const Value& keys, const Recipe& of)
{
    TableReader reader = tableIn(keys, "the figure");
    return keysIn(reader, figure, keys, of, true);
}

} // namespace lozenge
