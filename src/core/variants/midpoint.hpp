#pragma once

#include "core/generator.hpp"
#include "core/recipe.hpp"
#include "core/step.hpp"

namespace lozenge {

/// Midpoint displacement, from which the algorithm comes.
Generator<Step> midpoint(Recipe recipe, Noise* rest);

} // namespace lozenge
