#include "session/session.hpp"

#include "lesson/command_text.hpp"
#include "session/comparison/comparing.hpp"
#include "session/surveying.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {
namespace {

constexpr double messageSeconds = 6;

/// The words of the stops are about the lesson's own run. Elsewhere the stops are places to rest at.
const Stop* speakingStop(const Session& session)
{
    if (!session.isOwnRecipe())
        return nullptr;
    for (const FoundStop& found : session.stops)
        if (found.moment == session.moment.number && !found.stop->say.empty())
            return found.stop;
    return nullptr;
}

void bringAlong(Session& session)
{
    if (session.comparison)
        move(*session.comparison, session.moment.number);
    refreshTrace(session);
}

} // namespace

std::string narration(const Session& session)
{
    if (session.survey)
        return surveyNarration(session);
    const Stop* stop = isAsking(session) ? nullptr : speakingStop(session);
    return stop ? stop->say : "";
}

Frame frameOf(const Session& session)
{
    Frame frame{.timeline = *session.timeline,
                .moment = session.moment,
                .look = session.look,
                .range = session.range,
                .narration = narration(session),
                .command = {},
                .stops = session.stopMoments};
    if (const Step* const asked = askedStep(session))
        frame.asked = *asked;
    return frame;
}

Region takeChanged(Session& session)
{
    return std::exchange(session.changed, {});
}

std::vector<std::string> takeTranscript(Session& session)
{
    return std::exchange(session.transcript, {});
}

std::string stepLine(const Session& session)
{
    if (session.survey)
        return surveyLine(*session.survey, stationAt(*session.survey));
    std::string line = "step " + std::to_string(session.moment.number) + "/" + std::to_string(session.lastMoment());
    if (!session.moment.step)
        return line + " start";
    const Step& step = *session.moment.step;
    return line + " level " + std::to_string(step.level) + " " +
           std::string(phaseWord(step.phase, *session.look.names)) + " (" + std::to_string(step.at.x) + "," +
           std::to_string(step.at.y) + ") = " + exactText(step.after);
}

void startRun(Session& session, std::shared_ptr<const Timeline> timeline, int moment)
{
    const bool wasSurveyed = session.survey.has_value();
    session.survey.reset();
    // The stops point into the lesson, which may be another even where the run is the same.
    session.stops = stopsIn(*session.lesson, *timeline);
    session.stopMoments.clear();
    for (const FoundStop& found : session.stops)
        session.stopMoments.push_back(found.moment);
    if (timeline == session.timeline && !wasSurveyed)
        return goTo(session, moment);

    if (wasSurveyed)
        session.flight.reset();
    if (wasSurveyed || !session.timeline || session.timeline->last() != timeline->last())
        session.sight = wholeSight(timeline->last());
    session.timeline = std::move(timeline);
    session.range = heightRange(*session.timeline);
    session.moment = momentAt(*session.timeline, std::clamp(moment, 0, session.lastMoment()));
    session.changed = wholeMap(session.recipe().size);
    session.playback.clock = session.playback.rest = 0;
    session.prediction.asked.reset();
    const auto isGone = [&](std::optional<Point> p) { return p && !isInside(*p, session.timeline->last()); };
    if (isGone(session.hovered))
        session.hovered.reset();
    if (isGone(session.pinned))
        session.pinned.reset();
    refreshTrace(session);
    refreshComparison(session);
    note(session, stepLine(session));
}

void note(Session& session, std::string transcriptLine)
{
    session.transcript.push_back(std::move(transcriptLine));
}

void tell(Session& session, std::string message, bool isError)
{
    session.message = Message{std::move(message), isError, messageSeconds * (isError ? 2 : 1)};
}

void goTo(Session& session, int moment)
{
    if (session.survey)
        return goToStation(session, moment);
    moment = std::clamp(moment, 0, session.lastMoment());
    if (moment == session.moment.number)
        return;
    session.changed = united(session.changed, move(session.moment, *session.timeline, moment));
    session.prediction.asked.reset(); // it was about another step
    session.playback.rest = 0;
    bringAlong(session);
    note(session, stepLine(session));
}

} // namespace lozenge
