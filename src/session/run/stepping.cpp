#include "session/run/stepping.hpp"

#include "lesson/lesson.hpp"
#include "lesson/text/command_text.hpp"
#include "picture/tr.hpp"
#include "session/run/playback.hpp"
#include "session/run/points.hpp"
#include "session/run/stops.hpp"
#include "session/session.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace lozenge {
namespace {

constexpr std::array<Speed, 9> speedTable{{
    {"1 step in {0} s", 0.5},
    {"1 step/s", 1},
    {"{0} steps/s", 2},
    {"{0} steps/s", 5},
    {"{0} steps/s", 10},
    {"{0} steps/s", 30},
    {"{0} steps/s", 100},
    {"{0} steps/s", 1000},
    {"{0} steps/s", 10000},
}};

int present(const Session& session)
{
    return session.run().moment.number;
}

int last(const Session& session)
{
    return session.run().timeline->stepCount();
}

std::string lineOf(const Session& session)
{
    const Moment& moment = session.run().moment;
    std::string line = "step " + std::to_string(moment.number) + "/" + std::to_string(last(session));
    if (!moment.step)
        return line + " start";
    const Step& step = *moment.step;
    return line + " level " + std::to_string(step.level) + " " +
           std::string(phaseWord(step.phase, *session.look.names)) + " (" + std::to_string(step.at.x) + "," +
           std::to_string(step.at.y) + ") = " + exactText(step.after);
}

const Stop* speaking(const Session& session)
{
    return isAsking(session) ? nullptr : speakingStop(session);
}

void bringAlong(Session& session)
{
    if (session.comparison)
        move(*session.comparison, *session.run().timeline, present(session));
    refreshTrace(session);
}

void goToMoment(Session& session, int moment)
{
    SteppedRun& run = session.run();
    moment = std::clamp(moment, 0, last(session));
    if (moment == run.moment.number)
        return;
    run.changed = united(run.changed, move(run.moment, *run.timeline, moment));
    session.prediction.asked.reset(); // it was about another step
    session.playback.rest = 0;
    session.shownStop = 0;
    bringAlong(session);
    note(session, stepLine(session));
}

/// Where a stop asks, and the question makes sense in this run.
const Question* questionOf(const Session& session, const FoundStop& found)
{
    const auto& question = found.stop->question;
    if (!question)
        return nullptr;
    if (question->kind == Question::Kind::Choice)
        return session.isOwnRecipe() ? &*question : nullptr;
    return found.moment > 0 ? &*question : nullptr;
}

/// The question in the words of the look.
Question spokenIn(const Session& session, Question question)
{
    question.text = withTerms(questionSaid(question, session.look), session.look);
    for (std::string& choice : question.choices)
        choice = withTerms(choice, session.look);
    question.why = withTerms(question.why, session.look);
    return question;
}

void arriveAt(Session& session, std::size_t place)
{
    const FoundStop& found = session.stops[place];
    if (const Question* question = questionOf(session, found))
        ask(session, spokenIn(session, *question), found.moment);
    else
        goToMoment(session, found.moment);
    showStop(session, place);
}

void forward(Session& session, int count)
{
    pause(session);
    if (isAsking(session))
        return showAnswer(session);
    const bool atEnd = present(session) == last(session);
    if (session.prediction.isOn && count == 1 && !atEnd)
        return ask(session, usualQuestion(Question::Kind::Parents), present(session) + 1);
    goToMoment(session, present(session) + std::min(count, last(session) - present(session)));
}

void back(Session& session, int count)
{
    pause(session);
    if (isAsking(session))
        return dropQuestion(session);
    goToMoment(session, present(session) - std::min(count, present(session)));
}

void toNextChapter(Session& session)
{
    const auto& chapters = session.run().timeline->chapters();
    const auto next = std::find_if(chapters.begin(), chapters.end(),
                                   [&](const Chapter& chapter) { return chapter.last > present(session); });
    if (next != chapters.end())
        goToMoment(session, next->last);
}

void toPreviousChapter(Session& session)
{
    const auto& chapters = session.run().timeline->chapters();
    const auto previous = std::find_if(chapters.rbegin(), chapters.rend(),
                                       [&](const Chapter& chapter) { return chapter.last < present(session); });
    goToMoment(session, previous != chapters.rend() ? previous->last : 0);
}

void toNextStop(Session& session)
{
    if (isAsking(session))
        return showAnswer(session);
    if (session.stops.empty())
        return forward(session, 1);
    if (const auto next = stopAfter(session))
        arriveAt(session, *next);
}

void toPreviousStop(Session& session)
{
    if (isAsking(session))
        dropQuestion(session);
    if (session.stops.empty())
        return back(session, 1);
    if (const auto previous = stopBefore(session)) {
        goToMoment(session, session.stops[*previous].moment);
        showStop(session, *previous);
    }
}

/// The first stop on the way where there is something to read.
std::optional<int> restOnTheWay(const Session& session, int to)
{
    for (const FoundStop& found : session.stops)
        if (found.moment > present(session) && found.moment <= to && !found.stop->say.empty())
            return session.isOwnRecipe() ? std::optional(found.moment) : std::nullopt;
    return std::nullopt;
}

double stepsPerSecond(const Session& session)
{
    return speedOf(session).stepsPerSecond;
}

bool letPlay(Session& session, double seconds)
{
    Playback& playback = session.playback;
    if (!playback.isOn)
        return false;
    if (present(session) == last(session)) {
        pause(session);
        return true;
    }

    const double rested = std::min(playback.rest, seconds);
    playback.rest -= rested;
    if (playback.rest > 0)
        return false;
    if (const auto next = stopAfter(session); rested > 0 && next && session.stops[*next].moment == present(session)) {
        showStop(session, *next);
        playback.rest = restAtStop;
        return true;
    }
    playback.clock += (seconds - rested) * stepsPerSecond(session);
    const double due = std::floor(playback.clock);
    if (due < 1)
        return false;
    playback.clock -= due;
    const double steps = stepsPerSecond(session) <= fastestWatched ? 1 : due;

    const int left = last(session) - present(session);
    const int to = present(session) + (steps < left ? static_cast<int>(steps) : left);
    const auto stop = restOnTheWay(session, to);
    goToMoment(session, stop.value_or(to));
    if (stop) {
        playback.rest = restAtStop;
        playback.clock = 0;
    }
    if (present(session) == last(session))
        pause(session);
    return true;
}

double untilChange(const Session& session)
{
    const Playback& playback = session.playback;
    return playback.isOn ? playback.rest + std::max(0.0, (1 - playback.clock) / stepsPerSecond(session))
                         : std::numeric_limits<double>::infinity();
}

} // namespace

std::span<const Speed> speeds()
{
    return speedTable;
}

const RunKind steppedKind{
    .present = present,
    .last = last,
    .line = lineOf,
    .speaking = speaking,
    .goTo = goToMoment,
    .forward = forward,
    .back = back,
    .nextChapter = toNextChapter,
    .previousChapter = toPreviousChapter,
    .nextStop = toNextStop,
    .previousStop = toPreviousStop,
    .play = letPlay,
    .secondsUntilChange = untilChange,
    .speeds = speeds,
};

} // namespace lozenge
