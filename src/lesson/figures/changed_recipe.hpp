#pragma once

#include "core/recipe.hpp"

#include <toml++/toml.h>

namespace lozenge {

/// The recipe with these keys changed, as --set would change them; "seed" is that of the noise. What another variant
/// does not take goes with the old one. What is wrong is thrown without its place.
Recipe changedRecipe(const Recipe& recipe, toml::table changes);

} // namespace lozenge
