#pragma once

#include "session/session.hpp"

namespace lozenge {

void setTheme(Session& session, const Theme& theme);

/// Gives a key of the look the next of its words, or switches it.
void nextValue(Session& session, std::string_view key);

/// Turns the light by so many degrees, to the east where it stands in the north.
void turnLight(Session& session, double degrees);

/// Paints so many cells or columns of the relief more, from the back; after the last one all stand again.
void paintMore(Session& session, int count);
/// So many that a row of them stands behind the other.
int paintedInRow(const Session& session);
void toggleHelp(Session& session);

/// Any other change of the look; the transcript names what changed.
void setLook(Session& session, const Look& look);
/// One that goes on while something is dragged: the transcript names it when that is let go.
void dragLook(Session& session, const Look& look);
void letGoOfLook(Session& session);

/// Closes what lies on top: help, a question, the comparison, the pin. Whether there was anything.
bool closeTopmost(Session& session);

} // namespace lozenge
