#pragma once

#include "core/recipe.hpp"

namespace lozenge {

/// The run of a recipe, one point at a time: yields a step after every diamond or square point.
/// The recipe must be without fault.
Generator<Step> diamondSquare(Recipe recipe);

} // namespace lozenge
