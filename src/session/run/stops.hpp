#pragma once

#include "lesson/lesson.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lozenge {

struct Session;

// Places to rest at.

/// Finds those that the lesson has in the present run, less what its way passes by. The lesson may have been edited or
/// speak another language since: the same stops are passed by, and those that came to it are not.
void findStops(Session& session);

/// The stop that is shown: of several at the present place one; null where there is none.
const FoundStop* presentStop(const Session& session);

/// The place in session.stops of the stop after, or before, what is shown; nothing where there is none.
std::optional<std::size_t> stopBeside(const Session& session, bool isBack);

/// Of a question that is open or was answered the stop that asks, which may be about the step to come; else the
/// present.
std::optional<std::size_t> stopAtHand(const Session& session);

/// Of several stops at the present place shows this one.
void showStop(Session& session, std::size_t place);

/// The words, figure and marks of a stop are about the lesson's own run. Elsewhere stops are places to rest at. Null
/// there, and while a question is open about the step that the stop is about. In a survey what was said last still
/// speaks where the station has nothing to say.
const Stop* speakingStop(const Session& session);

/// A way through several lessons, which the window goes one after the other. Lessons are opened by who can read files.
struct Way {
    struct Place {
        std::string name;                               ///< of a lesson: its id, or the path of its file
        std::vector<std::size_t> passed;                ///< places in its file of the stops that it does not rest at
        std::shared_ptr<const Lesson> lesson = nullptr; ///< as it was shown last: the places are those in it
        int stops = 0;                                  ///< that it rests at
        std::string title = {};
    };

    std::vector<Place> lessons;
    int minutes = 0;    ///< that all of it takes; 0: not said
    std::size_t at = 0; ///< which of them is open, as long as no other was opened by hand
};

/// Whether the lesson that is open is that of the way.
bool isOnWay(const Session& session);

/// The lesson to which going on from the last stop leads, or going back from the first; nothing where there is a stop
/// left in the lesson itself, or none beyond.
std::optional<std::size_t> lessonBeyondStops(const Session& session, bool isBack);

/// The neighbour whatever stop is shown.
std::optional<std::size_t> lessonBeside(const Session& session, bool isBack);

/// The session has opened the first lesson of a way, and stays where it is.
void takeWay(Session& session, Way way);

/// Takes the session, which has opened that lesson of the way, to the first of its stops or to the last.
void beginLesson(Session& session, std::size_t lesson, bool atLastStop);

/// "3 of 7"; empty where the lesson is none of the way.
std::string placeOnWay(const Session& session);

} // namespace lozenge
