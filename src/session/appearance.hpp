#pragma once

#include "session/session.hpp"

namespace lozenge {

void cycleTheme(Session& session);
void setTheme(Session& session, const Theme& theme);
void toggleNames(Session& session);
void toggleNumbers(Session& session);
void toggleHelp(Session& session);

/// Any other change of the look; the transcript names what changed.
void setLook(Session& session, const Look& look);

/// Closes what lies on top: help, a question, the comparison, the pin. Whether there was anything.
bool closeTopmost(Session& session);

} // namespace lozenge
