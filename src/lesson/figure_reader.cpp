#include "lesson/figure_reader.hpp"

#include "lesson/table_reader.hpp"

#include <sstream>

namespace lozenge {
namespace {

/// A value as it is given on a command line: words without quotation marks, lists of them without brackets. All else
/// is TOML.
std::string givenText(const toml::node& node)
{
    if (const auto text = node.value_exact<std::string>())
        return *text;
    std::ostringstream given;
    const toml::array* list = node.as_array();
    if (!list || list->is_homogeneous(toml::node_type::table) || list->is_homogeneous(toml::node_type::array)) {
        node.visit([&](const auto& value) { given << value; });
        return given.str();
    }
    for (const toml::node& item : *list)
        given << (given.tellp() > 0 ? "," : "") << givenText(item);
    return given.str();
}

} // namespace

ChosenFigure readFigure(const toml::node& node, const Recipe& recipe, bool isOwnRun)
{
    ChosenFigure chosen;
    if (!node.is_table()) {
        chosen.figure = rowIn(node, "figure", figures());
        chosen.values = defaultValues(*chosen.figure);
    } else {
        TableReader reader = tableIn(node, "show");
        if (!reader.has("figure"))
            failAt(node.source(), "show needs a figure: a name, or { figure = \"profile\", line = \"north\" }");
        reader.row("figure", chosen.figure, figures());
        chosen.values = defaultValues(*chosen.figure);
        for (std::size_t i = 0; i < chosen.figure->keys.size(); ++i) {
            const FigureKey& key = chosen.figure->keys[i];
            const toml::node* value = reader.find(key.name);
            if (!value)
                continue;
            const auto fault = readValue(key, givenText(*value), recipe.size - 1, chosen.values[i]);
            if (fault && isOwnRun)
                failAt(value->source(), std::string(key.name) + " " + *fault);
        }
        reader.rejectUnknown();
    }
    if (chosen.isOfStep() || !steppingFault(recipe))
        return chosen;
    if (isOwnRun)
        failAt(node.source(), "a figure needs a run that is stepped, on up to " + std::to_string(largestSteppedSize) +
                                  " points a side");
    return {};
}

} // namespace lozenge
