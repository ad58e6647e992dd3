#pragma once

#include "core/recipe.hpp"

namespace lozenge {

/// A textbook recipe of a map with so many levels.
inline Recipe largeRecipe(int levels)
{
    Recipe recipe;
    recipe.size = (1 << levels) + 1;
    recipe.corners.heights = {0.25, -0.5, 0.75, 1.0};
    recipe.amplitudes.ratio = ratioOfHurst(0.75);
    recipe.noise.seed = 5;
    return recipe;
}

} // namespace lozenge
