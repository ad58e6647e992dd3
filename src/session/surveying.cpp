#include "session/surveying.hpp"

#include "picture/tr.hpp"
#include "session/run/travel.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lozenge {
namespace {

/// What a step changes is followed by the eye within this time; play goes on by itself.
constexpr double followingSeconds = 0.07;

/// After a step of this length, or less, the picture follows; longer ones are jumps.
constexpr double longestFollowed = 1.5;

} // namespace

void startSurvey(Session& session, const Recipe& recipe)
{
    if (!session.survey())
        session.flight.reset();
    // What hangs on steps ends with them.
    session.comparison.reset();
    session.prediction.isOn = false;
    session.prediction.asked.reset();
    session.hovered.reset();
    session.pinned.reset();
    session.playback.clock = session.playback.rest = 0;

    session.shown = surveyOf(recipe, session.lesson->zoom);
    findStops(session);
    note(session, stepLine(session));
}

void resurvey(Session& session, const Recipe& recipe)
{
    const Survey before = session.survey() ? *session.survey() : Survey{};
    startSurvey(session, recipe);
    Survey& survey = *session.survey();
    if (!before.recipe || before.recipe->size != recipe.size)
        return;
    const Survey made = std::exchange(survey, before);
    survey.limit = made.limit;
    if (*before.recipe != recipe) // else tiles of it are kept
        survey.recipe = made.recipe;
}

void goAlong(Session& session, double way, bool isPlayed)
{
    Survey& survey = *session.survey();
    way = std::clamp(way, 0.0, wholeWay(survey));
    if (way == survey.way)
        return;
    const int before = stationAt(survey);
    const bool isNear = std::abs(way - survey.shown) <= longestFollowed;
    survey.way = way;
    if (!isPlayed)
        survey.aside = 0;
    if (isPlayed || !isNear)
        survey.shown = way;
    follow(survey);
    // Where playing is fast a picture may show several levels more than the one before.
    const int present = stationAt(survey);
    for (int station = isPlayed ? before + 1 : present; station <= present && present != before; ++station)
        note(session, surveyLine(survey, station));
}

bool letZoom(Session& session, double seconds)
{
    Survey& survey = *session.survey();
    if (session.playback.isOn) {
        const double gone = seconds * speedOf(session);
        const double eased = survey.aside * std::exp(-2 * gone);
        survey.aside = std::abs(eased) < 1e-3 ? 0 : eased;
        goAlong(session, survey.way + gone, true);
        follow(survey);
        if (survey.way >= wholeWay(survey))
            pause(session);
        return true;
    }
    if (survey.shown == survey.way)
        return false;
    const double left = (survey.way - survey.shown) * std::exp(-seconds / followingSeconds);
    survey.shown = std::abs(left) < 1e-2 ? survey.way : survey.way - left;
    follow(survey);
    return true;
}

void goLevels(Session& session, int count)
{
    pause(session);
    // From between two stations the way back leads to the one that was reached last.
    const Survey& survey = *session.survey();
    const int present = stationAt(survey);
    const bool isBetween = survey.way > wayTo(survey, present) + 1e-6;
    goTo(session, present + count + (count < 0 && isBetween ? 1 : 0));
}

void seekWay(Session& session, double way)
{
    Survey& survey = *session.survey();
    goAlong(session, way, false);
    survey.shown = survey.way;
    follow(survey);
}

bool tellNotStepped(Session& session, std::string_view sentence)
{
    if (session.survey())
        tell(session, tr(session.look, sentence));
    return session.survey() != nullptr;
}

SurveyFrame surveyFrameOf(const Session& session)
{
    const Stop* const stop = speakingStop(session);
    return frameOf(*session.survey(), stop ? lookAt(*stop, session.lesson->look, session.look) : session.look, stop,
                   session.stopMoments);
}

} // namespace lozenge
