#pragma once

#include "core/generator.hpp"
#include "core/recipe.hpp"
#include "core/step.hpp"

namespace lozenge {

/// The algorithm as textbooks print it.
Generator<Step> textbook(Recipe recipe, Noise* rest);

} // namespace lozenge
