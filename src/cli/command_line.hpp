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

/// What became of a window.
struct WindowEnd {
    std::string missing; ///< why none can be opened here: then the lesson is written as a page
    std::string fault;   ///< what kept it from going on; both empty: it was closed
};

/// Runs the window until it is closed; each fault is a line.
using WindowOpener = std::function<WindowEnd(const WindowRequest&)>;

/// Carries out the command line; messages go to standard error, a line each.
Exit runCommandLine(int argc, const char* const* argv, const WindowOpener& openWindow);

} // namespace lozenge
