#include "session/run/playback.hpp"

#include "session/run/stepping.hpp"
#include "session/run/travel.hpp"

#include <algorithm>
#include <limits>

namespace lozenge {
namespace {

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
    note(session, "speed " + speedOf(session).name({}));
}

bool tick(Session& session, double seconds)
{
    seconds = std::clamp(seconds, 0.0, longestTick);
    const bool faded = letMessageFade(session, seconds);
    return kindOf(session).play(session, seconds) || faded;
}

double secondsUntilChange(const Session& session)
{
    const double message = session.message ? session.message->seconds : std::numeric_limits<double>::infinity();
    return std::min(message, kindOf(session).secondsUntilChange(session));
}

const Speed& speedOf(const Session& session)
{
    return kindOf(session).speeds()[static_cast<std::size_t>(session.playback.speed)];
}

} // namespace lozenge
