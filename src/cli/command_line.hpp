#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace lozenge {

/// Exit codes, for scripts: the same for every command.
enum class Exit { Done = 0, Failed = 1, Wrong = 2 };

/// How the lecture window is asked for.
struct WindowRequest {
    std::string lesson; ///< empty: the last one that was open, or the first
    std::vector<std::string> overrides;
    std::optional<int> step;
    std::optional<double> scale;
    std::string theme; ///< empty: as it was left
    bool isFullScreen = false;
    bool hasTranscript = false;
};

/// Runs the window until it is closed; a line about what kept it from opening, or empty. Nothing where there is no
/// display: then the lesson is written as a page.
using WindowOpener = std::function<std::optional<std::string>(const WindowRequest&)>;

/// Carries out the command line; messages go to standard error, a line each.
Exit runCommandLine(int argc, const char* const* argv, const WindowOpener& openWindow);

} // namespace lozenge
