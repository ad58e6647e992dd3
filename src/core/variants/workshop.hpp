#pragma once

#include "core/generator.hpp"
#include "core/recipe.hpp"
#include "core/step.hpp"

namespace lozenge {

/// A programming workshop's C++ and OpenGL program.
Generator<Step> workshop(Recipe recipe, Noise* rest);

} // namespace lozenge
