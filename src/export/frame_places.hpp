#pragma once

#include "lesson/lesson.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace lozenge {

/// A frame of a run before it is made: a moment, and what the lesson says and shows there.
struct FramePlace {
    enum class Kind : std::uint8_t { Moment, Question, Answer };

    Kind kind = Kind::Moment;
    int moment = 0;
    const Stop* stop = nullptr;
    int nth = 1; ///< of its kind at this moment

    [[nodiscard]] bool isQuestion() const { return kind == Kind::Question; }
};

/// Which frames a run has at its moments.
struct WantedFrames {
    enum class Which : std::uint8_t {
        Steps, ///< one of each moment, and what is asked there
        Stops, ///< one of each stop
        Alike, ///< one of each moment, with the words of the first stop that has some
    };

    Which which = Which::Steps;
    bool questions = true;
};

/// The frames of these moments in their order; a question comes before its answer. Where questions are not wanted, or
/// none is asked, steps are as many as moments.
std::vector<FramePlace> framePlaces(std::span<const int> moments, std::span<const FoundStop> stops,
                                    const WantedFrames& wanted);

/// What is said where a step answers a question about itself: the words of the stop, and why.
std::string saidWithStep(const Stop& stop);

/// Whether a stop asks about the step that leads to it, so that this must not be shown before the answer: one at the
/// end of a phase asks about the map as it is then.
bool asksOfStep(const Stop& stop);

} // namespace lozenge
