#pragma once

#include "core/generator.hpp"
#include "core/recipe.hpp"
#include "core/step.hpp"

// The programs, each in a file of its own. What is left at the end goes to `end`, if it is asked for.

namespace lozenge {

/// The algorithm as textbooks print it, and with slips that change its steps.
Generator<Step> textbook(Recipe recipe, RunEnd* end);
Generator<Step> slippedTextbook(Recipe recipe, RunEnd* end);

/// Midpoint displacement, from which the algorithm comes.
Generator<Step> midpoint(Recipe recipe, RunEnd* end);

/// A JavaScript program that draws with WebGL.
Generator<Step> terrainGenerator(Recipe recipe, RunEnd* end);

/// A blog's MATLAB script.
Generator<Step> matlab(Recipe recipe, RunEnd* end);

/// An article's JavaScript program.
Generator<Step> playfuljs(Recipe recipe, RunEnd* end);

/// A programming workshop's C++ and OpenGL program.
Generator<Step> workshop(Recipe recipe, RunEnd* end);

} // namespace lozenge
