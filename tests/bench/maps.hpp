#pragma once

#include "core/recipe.hpp"

/// The recipe that everything is measured with: four different corners, else what every recipe has.
inline lozenge::Recipe recipeOf(int size)
{
    lozenge::Recipe recipe;
    recipe.size = size;
    recipe.corners.heights = {0.25, -0.5, 0.75, 1.0};
    return recipe;
}
