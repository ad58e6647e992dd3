#pragma once

#include "picture/pages/speaker_page.hpp"

#include <cstddef>
#include <optional>
#include <utility>

// Two windows: who speaks has the words, the notes and the time, and the hall the stage alone.

namespace lozenge {

struct Session;

/// What there is to that. The time goes on where the speaker's window is closed.
struct Presenting {
    bool isOn = false;
    bool isHallDark = false;
    SpeakerPage::Clock clock = SpeakerPage::Clock::Waiting;
    double seconds = 0;
    std::pair<int, std::size_t> from{}; ///< where it waits: the place and the stop there
};

// Commands.

void togglePresenting(Session& session);
void toggleHall(Session& session);
void toggleTime(Session& session);
void resetTime(Session& session); ///< it waits again for a step forward

/// Lets the speaker's time go by. It starts with the first step forward.
void goOnSpeaking(Session& session, double seconds);

/// The place among the stops of the one that the next press of the clicker leads to when it leaves the present one.
std::optional<std::size_t> stopToCome(const Session& session);

/// All that the speaker's window shows but the time of day, which no session knows.
SpeakerPage speakerPage(const Session& session);

} // namespace lozenge
