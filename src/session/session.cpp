#include "session/session.hpp"

#include "session/run/stepping.hpp"
#include "session/run/stops.hpp"
#include "session/surveying.hpp"
#include "session/view/figure.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {
namespace {

constexpr double messageSeconds = 6;

} // namespace

const Recipe& Session::recipe() const
{
    return survey() ? *survey()->recipe : run().timeline->recipe();
}

int Session::lastMoment() const
{
    return kindOf(*this).last(*this);
}

int Session::present() const
{
    return kindOf(*this).present(*this);
}

const RunKind& kindOf(const Session& session)
{
    return session.survey() ? surveyedKind : steppedKind;
}

std::string narration(const Session& session)
{
    const Stop* const stop = kindOf(session).speaking(session);
    return stop ? stop->say : std::string();
}

Frame frameOf(const Session& session)
{
    const SteppedRun& run = session.run();
    const Stop* stop = speakingStop(session);
    Frame frame{.timeline = *run.timeline,
                .moment = run.moment,
                .look = stop ? lookAt(*stop, session.lesson->look, session.look) : session.look,
                .range = run.range,
                .narration = narration(session),
                .stops = session.stopMoments,
                .title = stop ? stop->title : std::string()};
    if (stop)
        frame.marks = stop->marks;
    if (const Step* const asked = askedStep(session))
        frame.asked = *asked;
    return frame;
}

Region takeChanged(Session& session)
{
    return std::exchange(session.run().changed, {});
}

std::vector<std::string> takeTranscript(Session& session)
{
    return std::exchange(session.transcript, {});
}

std::string stepLine(const Session& session)
{
    return kindOf(session).line(session);
}

void setStops(Session& session, std::vector<FoundStop> stops)
{
    session.stops = restsOnWay(session, std::move(stops));
    session.stopMoments.clear();
    for (const FoundStop& found : session.stops)
        session.stopMoments.push_back(found.moment);
}

void startRun(Session& session, const std::shared_ptr<const Timeline>& timeline, int moment)
{
    // The stops point into the lesson, which may be another even where the run is the same.
    setStops(session, stopsIn(*session.lesson, *timeline));
    if (!session.survey() && timeline == session.run().timeline)
        return goTo(session, moment);

    const bool wasSurveyed = session.survey();
    if (wasSurveyed)
        session.flight.reset();
    if (wasSurveyed || !session.run().timeline || session.run().timeline->last() != timeline->last())
        session.sight = wholeSight(timeline->last());
    moment = std::clamp(moment, 0, timeline->stepCount());
    session.shown = SteppedRun{.timeline = timeline,
                               .range = heightRange(*timeline),
                               .moment = momentAt(*timeline, moment),
                               .changed = wholeMap(timeline->recipe().size),
                               .levels = {},
                               .trace = {}};
    session.playback.clock = session.playback.rest = 0;
    session.prediction.asked.reset();
    const auto isGone = [&](std::optional<Point> p) { return p && !isInside(*p, timeline->last()); };
    if (isGone(session.hovered))
        session.hovered.reset();
    if (isGone(session.pinned))
        session.pinned.reset();
    refreshTrace(session);
    refreshComparison(session);
    refreshFigure(session);
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

void goTo(Session& session, int place)
{
    kindOf(session).goTo(session, place);
}

} // namespace lozenge
