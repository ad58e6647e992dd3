#pragma once

#include "session/session.hpp"

namespace lozenge {

/// Playing from the end begins at the start.
void togglePlay(Session& session);
void play(Session& session);
void pause(Session& session);
void setSpeed(Session& session, int row); ///< rows outside the table mean its ends

/// Lets time go by. Playing rests at stops where the lesson speaks, and pauses at the end. Whether anything changed.
bool tick(Session& session, double seconds);

/// How long nothing will change by itself: until then the window can sleep. Infinite where nothing moves.
double secondsUntilChange(const Session& session);

/// The row of the present kind of run's speeds that counts now.
const Speed& speedOf(const Session& session);

inline constexpr double restAtStop = 2;      ///< seconds
inline constexpr double longestTick = 4;     ///< seconds; after a longer absence play goes on where it was
inline constexpr double fastestWatched = 10; ///< steps a second: up to here a slow frame passes over none

} // namespace lozenge
