#pragma once

#include "cli/commands.hpp"
#include "export/format.hpp"

#include <functional>
#include <string>

namespace lozenge {

/// What commands that write files have in common: Ctrl-C ends them and leaves nothing behind, standard error tells how
/// far they are, unless that is not wanted, and in the end `done`.
Exit carryOut(const std::function<tl::expected<void, ExportError>(const Progress&)>& write, bool isQuiet,
              const std::string& done);

/// --force
Existing existingIf(bool isForced);

} // namespace lozenge
