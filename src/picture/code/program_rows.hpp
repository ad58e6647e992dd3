#pragma once

#include "picture/code/pseudocode.hpp"

#include <vector>

namespace lozenge {

/// The program of a recipe: its variant's lines, with what its edge mode and offset law change in them.
std::vector<CodeLine> pseudocode(const Recipe& recipe);

} // namespace lozenge
