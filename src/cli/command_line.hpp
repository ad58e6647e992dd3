#pragma once

#include "files/settings.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// Exit codes, for scripts: the same for every command.
enum class Exit { Done = 0, Failed = 1, Wrong = 2 };

/// The look that was asked for, as it was written; what is empty is as the lesson has it.
struct LookRequest {
    std::string language;
    std::map<std::string_view, std::vector<std::string>> given; ///< by the names of keys

    [[nodiscard]] std::vector<std::string> of(std::string_view key) const
    {
        const auto found = given.find(key);
        return found == given.end() ? std::vector<std::string>() : found->second;
    }
};

/// Which lesson is asked for, and how it is to look.
struct LessonRequest {
    std::string lesson; ///< empty: of a window the last one that was open, or the first
    std::vector<std::string> overrides;
    LookRequest look;
    std::string figure;
    std::vector<std::string> with; ///< KEY=VALUE of the figure
};

/// How the lecture window is asked for.
struct WindowRequest : LessonRequest {
    std::optional<double> step;
    std::vector<double> sight;  ///< x, y and width
    std::vector<double> flight; ///< place, attitude and speed
    bool isClear = false;       ///< without fog
    int stop = 1;               ///< of several at the step
    std::vector<std::string> compared;
    std::vector<int> pinned; ///< x and y
    std::string panel;
    std::optional<double> scale;
    bool isFullScreen = false;
    bool isPresenting = false; ///< in two windows
    bool hasTranscript = false;
};

/// What became of a window.
struct WindowEnd {
    std::string missing; ///< why none can be opened here: then the lesson is written as a page
    std::string fault;   ///< what kept it from going on; both empty: it was closed
};

struct Session;

/// The window of the program.
struct ProgramWindow {
    std::vector<std::string_view> panels; ///< their names
    /// Runs it until it is closed; each fault is a line.
    std::function<WindowEnd(Session session, const Settings& settings, const WindowRequest& request)> open;
};

/// Carries out the command line; messages go to standard error, a line each.
Exit runCommandLine(int argc, const char* const* argv, const ProgramWindow& window);

} // namespace lozenge
