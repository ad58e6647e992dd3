#pragma once

#include "session/session.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace lozenge {

/// A way through several lessons, which the window goes one after the other. Lessons are opened by who can read files.
struct Way {
    struct Place {
        std::string name;               ///< of a lesson: its id, or the path of its file
        std::vector<std::string> stops; ///< titles of those to rest at
    };

    std::vector<Place> lessons;
    std::size_t at = 0; ///< which of them is open, as long as no other was opened by hand
};

/// Whether the lesson that is open is that of the way.
bool isOnWay(const Session& session, const Way& way);

/// Leaves the session the stops that the way wants of its lesson.
void restOnWay(Session& session, const Way& way);

/// The lesson to which going on from the last stop leads, or going back from the first; nothing where there is a stop
/// left in the lesson itself, or none beyond.
std::optional<std::size_t> lessonAfterStops(const Session& session, const Way& way);
std::optional<std::size_t> lessonBeforeStops(const Session& session, const Way& way);

/// The neighbours whatever stop is shown.
std::optional<std::size_t> nextLesson(const Session& session, const Way& way);
std::optional<std::size_t> formerLesson(const Session& session, const Way& way);

/// Takes the session, which has opened that lesson of the way, to the first of its stops or to the last.
void beginLesson(Session& session, Way& way, std::size_t lesson, bool atLastStop);

/// "3 of 7"; empty where the lesson is none of the way.
std::string placeOnWay(const Session& session, const Way& way);

} // namespace lozenge
