#pragma once

#include "core/generator.hpp"
#include "core/recipe.hpp"
#include "core/step.hpp"

namespace lozenge {

/// A JavaScript program that draws with WebGL.
Generator<Step> terrainGenerator(Recipe recipe, Noise* rest);

} // namespace lozenge
