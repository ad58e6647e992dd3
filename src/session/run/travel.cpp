#include "session/run/travel.hpp"

#include "lesson/lesson.hpp"
#include "picture/tr.hpp"
#include "session/run/facts.hpp"
#include "session/run/stops.hpp"
#include "session/session.hpp"
#include "session/surveying.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace lozenge {
namespace {

constexpr double fastestWatched = 10; ///< steps a second: up to here a slow frame passes over none

constexpr std::array speedsOfSteps{0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 100.0, 1000.0, 10000.0};
constexpr std::array speedsOfLevels{0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 8.0, 12.0, 20.0};

/// Where a stop asks, and the question makes sense in this run.
const Question* questionOf(const Session& session, const FoundStop& found)
{
    const auto& question = found.stop->question;
    if (!question || session.survey())
        return nullptr;
    const bool makesSense = question->kind == Question::Kind::Choice ? session.isOwnRecipe() : found.moment > 0;
    return makesSense ? &*question : nullptr;
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

/// The first stop on the way where there is something to read.
std::optional<int> restOnTheWay(const Session& session, int to)
{
    for (const FoundStop& found : session.stops)
        if (found.moment > session.present() && found.moment <= to && !found.stop->say.empty())
            return session.isOwnRecipe() ? std::optional(found.moment) : std::nullopt;
    return std::nullopt;
}

bool letPlay(Session& session, double seconds)
{
    Playback& playback = session.playback;
    if (!playback.isOn)
        return false;
    if (session.present() == session.lastMoment()) {
        pause(session);
        return true;
    }

    const double rested = std::min(playback.rest, seconds);
    playback.rest -= rested;
    if (playback.rest > 0)
        return false;
    if (const auto next = stopBeside(session, false);
        rested > 0 && next && session.stops[*next].moment == session.present()) {
        showStop(session, *next);
        playback.rest = restAtStop;
        return true;
    }
    const double perSecond = speedOf(session);
    playback.clock += (seconds - rested) * perSecond;
    const double due = std::floor(playback.clock);
    if (due < 1)
        return false;
    playback.clock -= due;
    const double steps = perSecond <= fastestWatched ? 1 : due;

    const int left = session.lastMoment() - session.present();
    const int to = session.present() + (steps < left ? static_cast<int>(steps) : left);
    const auto stop = restOnTheWay(session, to);
    goTo(session, stop.value_or(to));
    if (stop) {
        playback.rest = restAtStop;
        playback.clock = 0;
    }
    if (session.present() == session.lastMoment())
        pause(session);
    return true;
}

bool letMessageFade(Session& session, double seconds)
{
    if (!session.message)
        return false;
    session.message->seconds -= seconds;
    if (session.message->seconds > 0)
        return false;
    session.message.reset();
    return true;
}

} // namespace

void goTo(Session& session, int place)
{
    if (session.survey())
        return goAlong(session, wayTo(*session.survey(), place));
    SteppedRun& run = session.run();
    const int moment = std::clamp(place, 0, session.lastMoment());
    if (moment == run.moment.number)
        return;
    run.changed = united(run.changed, move(run.moment, *run.timeline, moment));
    session.prediction.asked.reset(); // it was about another step
    session.playback.rest = 0;
    session.shownStop = 0;
    if (session.comparison)
        move(*session.comparison, *run.timeline, moment);
    refreshTrace(session);
    note(session, stepLine(session));
}

void toStart(Session& session)
{
    goTo(session, 0);
}

void toEnd(Session& session)
{
    goTo(session, session.lastMoment());
}

void stepForward(Session& session, int count)
{
    if (session.survey())
        return goLevels(session, count);
    pause(session);
    if (isAsking(session))
        return showAnswer(session);
    const int present = session.present(), left = session.lastMoment() - present;
    if (session.prediction.isOn && count == 1 && left > 0)
        return ask(session, usualQuestion(Question::Kind::Parents), present + 1);
    goTo(session, present + std::min(count, left));
}

void stepBack(Session& session, int count)
{
    if (session.survey())
        return goLevels(session, -count);
    pause(session);
    if (isAsking(session))
        return dropQuestion(session);
    goTo(session, session.present() - std::min(count, session.present()));
}

void nextChapter(Session& session)
{
    if (session.survey())
        return goLevels(session, 1);
    for (const Chapter& chapter : session.run().timeline->chapters())
        if (chapter.last > session.present())
            return goTo(session, chapter.last);
}

void previousChapter(Session& session)
{
    if (session.survey())
        return goLevels(session, -1);
    int before = 0;
    for (const Chapter& chapter : session.run().timeline->chapters())
        if (chapter.last < session.present())
            before = chapter.last;
    goTo(session, before);
}

void nextStop(Session& session)
{
    if (isAsking(session))
        return showAnswer(session);
    if (session.stops.empty())
        return stepForward(session);
    const auto next = stopBeside(session, false);
    if (!next)
        return;
    const FoundStop& found = session.stops[*next];
    if (const Question* question = questionOf(session, found))
        ask(session, spokenIn(session, *question), found.moment);
    else
        goTo(session, found.moment);
    showStop(session, *next);
}

void previousStop(Session& session)
{
    if (isAsking(session))
        dropQuestion(session);
    if (session.stops.empty())
        return stepBack(session);
    if (const auto previous = stopBeside(session, true)) {
        goTo(session, session.stops[*previous].moment);
        showStop(session, *previous);
    }
}

void play(Session& session)
{
    if (session.playback.isOn)
        return;
    dropQuestion(session);
    note(session, "play");
    if (session.present() == session.lastMoment())
        toStart(session);
    session.playback.isOn = true;
    session.playback.rest = 0;
    session.playback.clock = 1; // the first step at once: at slow speeds too a press is seen to play
}

void pause(Session& session)
{
    if (!session.playback.isOn)
        return;
    session.playback.isOn = false;
    note(session, "pause");
}

void togglePlay(Session& session)
{
    session.playback.isOn ? pause(session) : play(session);
}

void setSpeed(Session& session, int row)
{
    session.playback.speed = std::clamp(row, 0, static_cast<int>(speeds().size()) - 1);
    note(session, "speed " + speedName(session, {}));
}

bool tick(Session& session, double seconds)
{
    seconds = std::clamp(seconds, 0.0, longestTick);
    const bool faded = letMessageFade(session, seconds);
    return (session.survey() ? letZoom : letPlay)(session, seconds) || faded;
}

double secondsUntilChange(const Session& session)
{
    constexpr double never = std::numeric_limits<double>::infinity();
    const Playback& playback = session.playback;
    const Survey* const survey = session.survey();
    const double message = session.message ? session.message->seconds : never;
    if (survey)
        return playback.isOn || survey->shown != survey->way ? 0 : message;
    const double step = playback.rest + std::max(0.0, (1 - playback.clock) / speedOf(session));
    return std::min(message, playback.isOn ? step : never);
}

std::span<const double> speeds()
{
    return speedsOfSteps;
}

double speedOf(const Session& session)
{
    return (session.survey() ? speedsOfLevels : speedsOfSteps)[static_cast<std::size_t>(session.playback.speed)];
}

std::string speedName(const Session& session, const Look& look)
{
    const double speed = speedOf(session);
    const bool isOfLevels = session.survey();
    const long count = std::lround(std::max(speed, 1 / speed));
    if (speed < 1)
        return tr(look, isOfLevels ? "1 level in {0} s" : "1 step in {0} s", count);
    if (speed == 1)
        return tr(look, isOfLevels ? "1 level/s" : "1 step/s");
    return tr(look, isOfLevels ? "{0} levels/s" : "{0} steps/s", count);
}

} // namespace lozenge
