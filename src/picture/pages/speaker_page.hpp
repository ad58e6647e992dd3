#pragma once

#include "picture/look.hpp"
#include "picture/picture.hpp"
#include "picture/slide_question.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lozenge {

/// What who speaks has before their eyes while the hall sees the stage: everything that is to be read there.
struct SpeakerPage {
    /// What the lesson says at a stop.
    struct Said {
        std::string title;
        std::string words; ///< as lessons write them
        std::string question = {};

        friend bool operator==(const Said&, const Said&) = default;
    };

    enum class Clock : std::uint8_t { Waiting, Running, Stopped };

    Look look;
    std::string lesson;    ///< its title
    std::string place;     ///< "Stop 3 of 11"
    std::string step = {}; ///< "step 28 of 77"
    Said now;
    std::string note = {};                             ///< for who speaks alone
    std::optional<SlideQuestion> asked = std::nullopt; ///< with what the hall does not see yet
    std::optional<Said> next = std::nullopt;
    int stops = 0; ///< of the lesson
    int gone = 0;  ///< those that have been left
    bool isAtStop = false;
    Clock clock = Clock::Waiting;
    double seconds = 0; ///< since the first step forward
    int minutes = 0;    ///< that the lesson takes; 0: not said
    std::string timeOfDay = {};
    bool isHallDark = false;
    std::string message = {}; ///< of the program
    bool isError = false;
    float scrolled = 0; ///< the words, in the design's units

    friend bool operator==(const SpeakerPage&, const SpeakerPage&) = default;
};

/// The page, with the picture of what comes next where it is at hand. Words are set smaller before they are scrolled.
Picture speakerPicture(const SpeakerPage& page, const Picture* next, float width, float height);

/// How far its words can be scrolled, in the design's units.
float mostScrolled(const SpeakerPage& page, float width, float height);

/// "7:05", "1:02:03".
std::string clockText(double seconds);

/// Lays a whole picture, made smaller or larger, in the middle of a box. Returns where it lies.
Box paintInset(Picture& picture, const Picture& inset, const Box& box);

} // namespace lozenge
