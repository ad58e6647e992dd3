#include "session/run/facts.hpp"

#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"
#include "session/session.hpp"
#include "session/surveying.hpp"

#include <algorithm>

namespace lozenge {
namespace {

/// The first step after a moment that writes this point; 0 if none does.
int nextWriter(const Timeline& timeline, Point point, int moment)
{
    int writer = timeline.writerOf(point, timeline.stepCount());
    if (writer <= moment)
        return 0;
    for (int earlier = timeline.writerOf(point, writer - 1); earlier > moment;
         earlier = timeline.writerOf(point, writer - 1))
        writer = earlier;
    return writer;
}

std::string equationOf(const Session& session, int step)
{
    const Timeline& timeline = *session.run().timeline;
    const Moment then{.number = step, .step = timeline.step(step), .grid = timeline.gridAt(step), .surface = {}};
    return frameEquation({.timeline = timeline, .moment = then, .look = session.look, .range = session.run().range});
}

} // namespace

PointFacts pointFacts(const Session& session, Point point, const Look& look)
{
    const Timeline& timeline = *session.run().timeline;
    const Moment& moment = session.run().moment;
    const bool isSet = moment.grid.has(point);
    const int step = isSet ? timeline.writerOf(point, moment.number) : nextWriter(timeline, point, moment.number);
    const std::string place = placeText(point);
    const double surface = moment.surface[moment.grid.index(point)];
    const std::string height = isSet ? place + " = " + fixedText(surface, session.run().range.decimals, Minus::Plain)
                                     : tr(look, step == 0 ? "{0} is never set" : "{0} is not set yet", place);
    if (step == 0) {
        const bool isCorner = point.x % timeline.last() == 0 && point.y % timeline.last() == 0;
        return {height + ", " + tr(look, isCorner ? "a corner" : "set before the run"), {}};
    }
    const Chapter& chapter = timeline.chapterOf(step);
    return {height + ", " + tr(look, "level {0}, {1}, step {2}", chapter.level, phaseName(chapter.phase, look), step),
            isSet ? equationOf(session, step) : std::string()};
}

void update(LevelFacts& facts, const std::shared_ptr<const Timeline>& timeline, int moment)
{
    SpreadsAt& now = facts;
    if (facts.timeline != timeline) {
        facts.timeline = timeline;
        now = {0, noSpreads(*timeline)};
        facts.kept = {now};
    }
    const SpreadsAt& before =
        facts.kept[std::min(static_cast<std::size_t>(moment / LevelFacts::keptEvery), facts.kept.size() - 1)];
    if (moment < now.moment || before.moment > now.moment)
        now = before;
    while (now.moment < moment) {
        take(now.spreads, timeline->step(++now.moment));
        if (now.moment == static_cast<int>(facts.kept.size()) * LevelFacts::keptEvery)
            facts.kept.push_back(now);
    }
}

std::vector<int> heightHistogram(const Grid& grid, double limit, int parts)
{
    std::vector<int> counts(static_cast<std::size_t>(parts));
    const double perHeight = parts / (2 * limit);
    for (std::size_t i = 0; i < grid.heights.size(); ++i) {
        if (!grid.isSet[i])
            continue;
        const int part = static_cast<int>(std::clamp((grid.heights[i] + limit) * perHeight, 0.0, parts - 1.0));
        ++counts[static_cast<std::size_t>(part)];
    }
    return counts;
}

void hover(Session& session, std::optional<Point> point)
{
    session.hovered = point && isInside(*point, session.run().timeline->last()) ? point : std::nullopt;
}

void pin(Session& session, std::optional<Point> point)
{
    if (point && tellNotStepped(session, phrase("Tracing a point needs a map that is stepped: a size up to 1025.")))
        return;
    const bool takesAway = !point || point == session.pinned || !isInside(*point, session.run().timeline->last());
    if (takesAway && !session.pinned)
        return;
    session.pinned = takesAway ? std::nullopt : point;
    refreshTrace(session);
    Look english = session.look; // as all of the transcript
    english.language = nullptr;
    note(session, session.pinned ? "pin " + pointFacts(session, *session.pinned, english).text : "pin off");
}

void click(Session& session, Point point)
{
    const auto& asked = session.prediction.asked;
    if (isAsking(session) && asked->question.kind == Question::Kind::Parents)
        togglePoint(session, point);
    else
        pin(session, point);
}

void refreshTrace(Session& session)
{
    SteppedRun& run = session.run();
    if (!session.pinned) {
        run.trace.reset();
        return;
    }
    // A point that is not set yet is traced as it will be.
    const Timeline& timeline = *run.timeline;
    const Point point = *session.pinned;
    const int moment = run.moment.grid.has(point) ? run.moment.number : timeline.stepCount();
    const int step = timeline.writerOf(point, moment);
    const auto& trace = run.trace;
    if (trace && trace->timeline == run.timeline && trace->point == point && trace->step == step)
        return;

    PointTrace fresh{.timeline = run.timeline,
                     .point = point,
                     .step = step,
                     .ancestors = ancestorsOf(timeline, point, moment),
                     .descendants = descendantsOf(timeline, point, step)};
    std::copy_if(fresh.ancestors.begin(), fresh.ancestors.end(), std::back_inserter(fresh.corners),
                 [](const Share& share) { return share.step == 0; });
    run.trace = std::move(fresh);
}

} // namespace lozenge
