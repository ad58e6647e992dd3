#pragma once

#include "core/generator.hpp"
#include "core/recipe.hpp"
#include "core/step.hpp"

// The programs, each in a file of its own. What is left of the noise at the end goes to `rest`, if it is asked for.

namespace lozenge {

/// The algorithm as textbooks print it, and with slips that change its steps.
Generator<Step> textbook(Recipe recipe, Noise* rest);
Generator<Step> slippedTextbook(Recipe recipe, Noise* rest);

/// Midpoint displacement, from which the algorithm comes.
Generator<Step> midpoint(Recipe recipe, Noise* rest);

/// A JavaScript program that draws with WebGL.
Generator<Step> terrainGenerator(Recipe recipe, Noise* rest);

/// A blog's MATLAB script.
Generator<Step> matlab(Recipe recipe, Noise* rest);

/// An article's JavaScript program.
Generator<Step> playfuljs(Recipe recipe, Noise* rest);

/// A programming workshop's C++ and OpenGL program.
Generator<Step> workshop(Recipe recipe, Noise* rest);

} // namespace lozenge
