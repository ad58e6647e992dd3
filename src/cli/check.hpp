#pragma once

#include "cli/command_line.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// Reads lessons and says what each has, or what is wrong with it.
Exit checkLessons(const std::vector<std::string>& lessons);

} // namespace lozenge
