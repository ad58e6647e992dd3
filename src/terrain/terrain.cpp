#include "terrain/terrain.hpp"

#include "terrain/cascade.hpp"
#include "terrain/instruction_set.hpp"

#include <algorithm>

namespace lozenge {

bool isAddressable(const Recipe& recipe)
{
    const std::string_view edge = recipe.edge->name;
    const bool isPlain = slipsOf(recipe).none() && scalesByLevel(recipe) && recipe.after == &afters().front() &&
                         !(recipe.keep && !recipe.presets.empty());
    return isPlain && recipe.variant->name == "textbook" && recipe.noise.kind->isOfPlace &&
           recipe.offset->name == "symmetric" && (edge == "three" || edge == "wrap");
}

void makeRows(const Recipe& recipe, int depth, const Region& window, const TakeRow& take)
{
    if (!window.isEmpty())
        Cascade(recipe, depth, window, bestInstructionSet()).run(take);
}

void makeWindow(const Recipe& recipe, int depth, const Region& window, std::span<double> heights)
{
    makeRows(recipe, depth, window, [next = heights.begin()](int, std::span<const double> row) mutable {
        next = std::copy(row.begin(), row.end(), next);
        return true;
    });
}

} // namespace lozenge
