#include "session/run/playback.hpp"

#include "session/run/travel.hpp"
#include "session/surveying.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lozenge {
namespace {

double stepsPerSecond(const Session& session)
{
    return speeds()[static_cast<std::size_t>(session.playback.speed)].stepsPerSecond;
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

/// The first stop on the way where there is something to read.
std::optional<int> restOnTheWay(const Session& session, int to)
{
    for (const FoundStop& found : session.stops)
        if (found.moment > session.moment.number && found.moment <= to && !found.stop->say.empty())
            return session.isOwnRecipe() ? std::optional(found.moment) : std::nullopt;
    return std::nullopt;
}

} // namespace

void play(Session& session)
{
    if (session.playback.isOn)
        return;
    dropQuestion(session);
    note(session, "play");
    if (session.survey ? session.survey->way >= wholeWay(*session.survey)
                       : session.moment.number == session.lastMoment())
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
    note(session, "speed " + std::string(speedOf(session).name));
}

bool tick(Session& session, double seconds)
{
    seconds = std::clamp(seconds, 0.0, longestTick);
    const bool faded = letMessageFade(session, seconds);
    if (session.survey)
        return tickSurvey(session, seconds) || faded;
    Playback& playback = session.playback;
    if (!playback.isOn)
        return faded;
    if (session.moment.number == session.lastMoment()) {
        pause(session);
        return true;
    }

    const double rested = std::min(playback.rest, seconds);
    playback.rest -= rested;
    if (playback.rest > 0)
        return faded;
    playback.clock += (seconds - rested) * stepsPerSecond(session);
    const double due = std::floor(playback.clock);
    if (due < 1)
        return faded;
    playback.clock -= due;
    const double steps = stepsPerSecond(session) <= fastestWatched ? 1 : due;

    const int left = session.lastMoment() - session.moment.number;
    const int to = session.moment.number + (steps < left ? static_cast<int>(steps) : left);
    const auto stop = restOnTheWay(session, to);
    goTo(session, stop.value_or(to));
    if (stop) {
        playback.rest = restAtStop;
        playback.clock = 0;
    }
    if (session.moment.number == session.lastMoment())
        pause(session);
    return true;
}

double secondsUntilChange(const Session& session)
{
    double seconds = std::numeric_limits<double>::infinity();
    if (session.message)
        seconds = session.message->seconds;
    if (session.survey)
        return session.playback.isOn || session.survey->shown != session.survey->way ? 0 : seconds;
    const Playback& playback = session.playback;
    if (playback.isOn)
        seconds = std::min(seconds, playback.rest + std::max(0.0, (1 - playback.clock) / stepsPerSecond(session)));
    return seconds;
}

} // namespace lozenge
