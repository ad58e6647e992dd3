#pragma once

#include "core/recipe.hpp"
#include "lesson/keys/key.hpp"
#include "picture/look.hpp"

#include <span>
#include <string>
#include <vector>

namespace lozenge {

/// The keys of [recipe], as --set takes them, too.
std::span<const Key<Recipe>> recipeKeys();

Recipe readRecipe(const Value& table);

/// The recipe with the keys that a table has, as --set would change them; "seed" is that of the noise. What another
/// variant does not take goes with the old one.
OrError<Recipe> changed(const Recipe& recipe, ValueTable changes);

/// KEY=VALUE for each key in which a recipe differs from another, as --set takes them.
std::vector<std::string> overridesBetween(const Recipe& from, const Recipe& to);

/// Why a key does nothing in this recipe, in the language of a look; empty where it is in use.
std::string whyUnused(const Recipe& recipe, std::string_view key, const Look& look = {});

} // namespace lozenge
