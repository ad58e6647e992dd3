#pragma once

#include "core/generator.hpp"
#include "core/recipe.hpp"
#include "core/step.hpp"

namespace lozenge {

/// Runs a recipe, which must be without fault: yields a step after every point that is written. What is left when
/// the run is over goes to `end`, unless that is null.
Generator<Step> diamondSquare(Recipe recipe, RunEnd* end = nullptr);

} // namespace lozenge
