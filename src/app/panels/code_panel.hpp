#pragma once

#include "app/ui/desk.hpp"

namespace lozenge {

/// The program of the recipe, the line that is executed and the variables.
void showCode(const Desk& desk, const Session& session);

} // namespace lozenge
