#pragma once

#include <optional>
#include <string>
#include <vector>

namespace lozenge {

/// How the lecture window is to open.
struct WindowOptions {
    std::string lesson; ///< empty: the last one that was open, or the first
    std::vector<std::string> overrides;
    std::optional<int> step;
    std::optional<double> scale;
    std::string theme; ///< empty: as it was left
    bool isFullScreen = false;
    bool hasTranscript = false;
};

/// What a window wants and is missing here, in words; empty where one can be opened.
std::string missingForWindow();

/// Runs the lecture window until it is closed. What kept it from opening, in a line; empty when all went well.
std::string runWindow(const WindowOptions& options);

} // namespace lozenge
