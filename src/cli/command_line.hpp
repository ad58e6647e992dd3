#pragma once

namespace lozenge {

/// Exit codes, for scripts: the same for every command.
enum class Exit { Done = 0, Failed = 1, Wrong = 2 };

/// Carries out the command line; messages go to standard error, a line each.
Exit runCommandLine(int argc, const char* const* argv);

} // namespace lozenge
