#pragma once

#include "core/recipe.hpp"
#include "lesson/table_reader.hpp"

#include <toml++/toml.h>
#include <vector>

namespace lozenge {

Recipe readRecipe(const toml::table& table);

/// The keys of [recipe], as --set takes them: those of its noise are "noise.kind" and so on.
std::vector<KnownKey> recipeKeys();

} // namespace lozenge
