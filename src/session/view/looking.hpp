#pragma once

#include "session/session.hpp"

// Where the lecturer looks: the board's part that is in view, and the flight over the terrain. A survey has its own
// sight; what is chosen here is chosen for it then.

namespace lozenge {

/// What of the map is in view.
const Sight& sightOf(const Session& session);

/// What of it is in view where nobody has chosen.
Sight usualSight(const Session& session);

/// Another part of the map; the zoom of a survey will go on from it.
void lookAt(Session& session, const Sight& sight);

/// The view so many times as wide, about a place that stays where it is. Places are points of the map.
void zoomAbout(Session& session, double x, double y, double factor);

/// The terrain in view as a body to fly over. Of a survey its heights are sampled into `sampled`.
Ground groundOf(const Session& session, std::vector<double>& sampled);

void toggleFlight(Session& session);
void toggleFog(Session& session);

/// Takes a flight as it is given, as far as the air reaches and not below the ground.
void flyFrom(Session& session, const Flight& flight);

/// Lets time go by in flight.
void fly(Session& session, double seconds, const FlightKeys& keys);

} // namespace lozenge
