#pragma once

#include "cli/command_line.hpp"

namespace lozenge {

/// The lecture window; without a display, the lesson as a page in the present folder.
Exit showWindow(const WindowRequest& request, const ProgramWindow& window);

} // namespace lozenge
