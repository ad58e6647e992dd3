#pragma once

#include "core/generator.hpp"
#include "core/recipe.hpp"
#include "core/step.hpp"

namespace lozenge {

/// An article's JavaScript program.
Generator<Step> playfuljs(Recipe recipe, Noise* rest);

} // namespace lozenge
