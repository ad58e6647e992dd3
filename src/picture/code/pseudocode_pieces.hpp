#pragma once

#include "core/recipe.hpp"

#include <string>
#include <string_view>

namespace lozenge {

/// A line of a program with its pieces, whose names it has in braces, as this recipe has them.
std::string programText(std::string_view line, const Recipe& recipe);

} // namespace lozenge
