#pragma once

#include "core/recipe.hpp"

#include <ostream>

namespace lozenge {

/// Every step of a run as one JSON object. Numbers are the shortest that read back as the same double.
void writeTrace(std::ostream& out, const Recipe& recipe);

} // namespace lozenge
