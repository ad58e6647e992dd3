#pragma once

#include "core/generator.hpp"
#include "core/recipe.hpp"
#include "core/step.hpp"

namespace lozenge {

/// A blog's MATLAB script.
Generator<Step> matlab(Recipe recipe, Noise* rest);

} // namespace lozenge
