#pragma once

#include <string>

namespace lozenge {

/// What a window wants and is missing here, in words; empty where one can be opened.
std::string missingForWindow();

} // namespace lozenge
