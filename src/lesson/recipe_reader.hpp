#pragma once

#include "core/recipe.hpp"

#include <toml++/toml.h>

namespace lozenge {

Recipe readRecipe(const toml::table& table);

} // namespace lozenge
