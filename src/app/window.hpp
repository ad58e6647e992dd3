#pragma once

#include "files/settings.hpp"
#include "session/session.hpp"

#include <optional>
#include <string>

namespace lozenge {

/// How the lecture window is to open.
struct WindowOptions {
    std::optional<double> scale; ///< none: as it was left
    bool isFullScreen = false;
    bool hasTranscript = false;
};

/// Runs the lecture window on a session until it is closed. What kept it from going on, in a line; empty when all went
/// well.
std::string runWindow(Session session, const Settings& settings, const WindowOptions& options);

} // namespace lozenge
