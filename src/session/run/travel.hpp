#pragma once

#include "picture/look.hpp"

#include <span>
#include <string>

// Commands that go through what is looked at: a run that is stepped, or a survey, which goes by levels. A place is a
// moment of the one and a station of the other. A step by hand pauses; all other commands keep playing.

namespace lozenge {

struct Session;

/// Goes to a place, and brings along all that hangs on it; places outside mean the ends. The transcript gets a line
/// where it is another.
void goTo(Session& session, int place);
void toStart(Session& session);
void toEnd(Session& session);

/// Where prediction is on, one step forward asks first, and the next shows the answer.
void stepForward(Session& session, int count = 1);
void stepBack(Session& session, int count = 1);

/// To the end of this chapter, or of the next; to the end of the chapter before.
void nextChapter(Session& session);
void previousChapter(Session& session);

/// A step where the lesson has no stops. A stop that asks is asked at before its step is shown.
void nextStop(Session& session);
void previousStop(Session& session);

/// Playing from the end begins at the start.
void togglePlay(Session& session);
void play(Session& session);
void pause(Session& session);
void setSpeed(Session& session, int row); ///< rows outside the table mean its ends

/// Lets time go by. Playing rests at stops where the lesson speaks, and pauses at the end. Whether anything changed.
bool tick(Session& session, double seconds);

/// How long nothing will change by itself: until then the window can sleep. Infinite where nothing moves.
double secondsUntilChange(const Session& session);

/// How many steps a second are played, the fewest first; levels have as many rows. Where a speed is above what a screen
/// can show, several steps are taken in one tick.
std::span<const double> speeds();

/// The row that counts now, of steps or levels, and in words: "2 steps/s", "1 step in 2 s".
double speedOf(const Session& session);
std::string speedName(const Session& session, const Look& look);

inline constexpr double restAtStop = 2;  ///< seconds
inline constexpr double longestTick = 4; ///< seconds; after a longer absence play goes on where it was

} // namespace lozenge
