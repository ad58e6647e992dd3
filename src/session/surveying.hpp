#pragma once

#include "session/session.hpp"
#include "survey/survey_frame.hpp"

// Commands that go through a terrain that is too large to be stepped, level by level or along the lesson's zoom. The
// commands of travel.hpp lead here.

namespace lozenge {

/// Begins to look at such a terrain. The recipe must be without fault, and surveyFault() none.
void startSurvey(Session& session, const Recipe& recipe);

/// The same map, or another, made by another recipe: it stays where it is as well as possible.
void resurvey(Session& session, const Recipe& recipe);

/// To a place on the way; says the stations that are reached.
void goAlong(Session& session, double way, bool isPlayed = false);

/// To the next station of this many, or back. Pauses.
void goLevels(Session& session, int count);

/// Any place on the way, as from the strip of levels.
void seekWay(Session& session, double way);

/// Lets time go by while playing, or while the picture follows a step. Whether anything changed.
bool letZoom(Session& session, double seconds);

/// Tells in a sentence that a thing needs a map that is stepped, where this is none. Whether it is none.
bool tellNotStepped(Session& session, std::string_view sentence);
inline constexpr std::string_view needsSteps = "needs a map that is stepped: a size up to 1025";

/// What the window shows of it now.
SurveyFrame surveyFrameOf(const Session& session);

} // namespace lozenge
