#pragma once

#include "core/column.hpp"
#include "core/recipe.hpp"

#include <vector>

/// The recipe that everything is measured with: four different corners, else what every recipe has.
inline lozenge::Recipe recipeOf(int size)
{
    lozenge::Recipe recipe;
    recipe.size = size;
    recipe.corners.heights = {0.25, -0.5, 0.75, 1.0};
    return recipe;
}

/// A map in large pages, as one keeps it that is made again and again.
using Map = std::vector<float, lozenge::LargePages<float>>;

inline Map mapOf(int size)
{
    return Map(static_cast<std::size_t>(size) * static_cast<std::size_t>(size));
}
