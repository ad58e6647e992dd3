#pragma once

#include "core/recipe.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/value.hpp"

#include <vector>

namespace lozenge {

Recipe readRecipe(const Value& table);

/// The keys of [recipe], as --set takes them: those of its noise are "noise.kind" and so on.
std::vector<KnownKey> recipeKeys();

} // namespace lozenge
