#pragma once

#include "session/session.hpp"

#include <optional>
#include <string>
#include <vector>

// Where the lecturer looks: the figure of the present moment, the board's part that is in view, and the flight over the
// terrain. A survey has its own
// sight; what is chosen here is chosen for it then.

namespace lozenge {

/// What is shown of the present moment: what was chosen, else what the stop shows.
ChosenFigure shownFigure(const Session& session);

/// Shows a figure of every moment, with what is given for its keys; null: the stops' own again. What is wrong with what
/// was given is told and returned, and the figure stays as it was.
std::optional<std::string> chooseFigure(Session& session, const Figure* figure, std::vector<std::string> given = {});

/// Keys of the figure that was chosen, as they are typed: they are tried together, and kept until they can be shown.
void draftFigure(Session& session, std::vector<std::string> draft);

/// Goes through a figure, such as a strip index by index.
void stepFigure(Session& session, int count);

/// Of another run the figure shows others beside it.
void refreshFigure(Session& session);

/// What of the map is in view.
const Sight& sightOf(const Session& session);

/// What of it is in view where nobody has chosen.
Sight usualSight(const Session& session);

/// Another part of the map; the zoom of a survey will go on from it.
void lookAt(Session& session, const Sight& sight);

/// The view so many times as wide, about a place that stays where it is. Places are points of the map.
void zoomAbout(Session& session, double x, double y, double factor);

/// The terrain in view as a body to fly over. It refers to the session.
Ground groundOf(const Session& session);

void toggleFlight(Session& session);
void toggleFog(Session& session);

/// Takes a flight as it is given, as far as the air reaches and not below the ground.
void flyFrom(Session& session, const Flight& flight);

/// Lets time go by in flight.
void fly(Session& session, double seconds, const FlightKeys& keys);

} // namespace lozenge
