#include "lesson/figures/figure_reader.hpp"

#include "lesson/figures/shown_recipes.hpp"
#include "lesson/table_reader.hpp"

namespace lozenge {

ChosenFigure readFigure(const toml::node& node, const Recipe& recipe, bool isOwnRun)
{
    ChosenFigure chosen = figureIn(node, recipe, isOwnRun);
    if (chosen.isOfStep() || !steppingFault(recipe))
        return chosen;
    if (isOwnRun)
        failAt(node.source(), "a figure needs a run that is stepped, on up to " + std::to_string(largestSteppedSize) +
                                  " points a side");
    return {};
}

} // namespace lozenge
