#pragma once

#include "app/open_window.hpp"
#include "session/session.hpp"

#include <cstddef>
#include <optional>

namespace lozenge {

// What keys ask of the window alone.

/// Hands the command that opens what is seen to the clipboard.
void copyCommand(Session& session);

/// Opens a lesson of the way that the session goes, if there is one, at its first stop or its last.
void goOn(Session& session, std::optional<std::size_t> lesson, bool atLastStop);

/// Ends a flight that nothing can draw.
void landWithoutGl(Session& session, const OpenWindow& open);

/// How large letters and lines are.
void setScale(Session& session, OpenWindow& open, double wanted);

/// Keeps for the next time how the window was left.
void remember(Settings& settings, OpenWindow& open, const Session& session);

} // namespace lozenge
