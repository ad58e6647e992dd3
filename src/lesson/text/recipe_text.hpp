#pragma once

#include "core/recipe.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// KEY=VALUE for each key in which a recipe differs from another, as --set takes them.
std::vector<std::string> overridesBetween(const Recipe& from, const Recipe& to);

} // namespace lozenge
