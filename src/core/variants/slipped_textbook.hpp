#pragma once

#include "core/generator.hpp"
#include "core/recipe.hpp"
#include "core/step.hpp"

namespace lozenge {

/// The textbook with slips that change its steps.
Generator<Step> slippedTextbook(Recipe recipe, Noise* rest);

} // namespace lozenge
