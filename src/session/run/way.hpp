#pragma once

#include "lesson/lesson.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lozenge {

struct Session;

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

/// Of these stops of the session's lesson, those that its way rests at. The lesson may have been edited or speak
/// another language since: the same stops are passed by, and those that came to it are not.
std::vector<FoundStop> restsOnWay(Session& session, std::vector<FoundStop> stops);

/// The lesson to which going on from the last stop leads, or going back from the first; nothing where there is a stop
/// left in the lesson itself, or none beyond.
std::optional<std::size_t> lessonAfterStops(const Session& session);
std::optional<std::size_t> lessonBeforeStops(const Session& session);

/// The neighbours whatever stop is shown.
std::optional<std::size_t> nextLesson(const Session& session);
std::optional<std::size_t> formerLesson(const Session& session);

/// The session has opened the first lesson of a way, and stays where it is.
void takeWay(Session& session, Way way);

/// Takes the session, which has opened that lesson of the way, to the first of its stops or to the last.
void beginLesson(Session& session, std::size_t lesson, bool atLastStop);

/// "3 of 7"; empty where the lesson is none of the way.
std::string placeOnWay(const Session& session);

} // namespace lozenge
