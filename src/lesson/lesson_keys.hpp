#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace lozenge {

/// A key of a lesson's file, or of one of its stops. What it holds is read in one place for all that hold the same.
struct LessonKey {
    enum class Holds : std::uint8_t {
        Line,
        Words,
        Minutes,
        Order,
        Recipe,
        Look,
        Stops,
        Zoom,
        Place,
        Figure,
        Marks,
        Ask
    };

    std::string_view name;
    std::string_view about;
    Holds holds = Holds::Line;
};

inline constexpr std::array lessonKeys{
    LessonKey{"title", "of the lesson, on one line"},
    LessonKey{"summary", "a line about it, for lists"},
    LessonKey{"goal", "what a student can do afterwards"},
    LessonKey{"part", "of a course: the heading that the lesson stands under"},
    LessonKey{"minutes", "that it takes", LessonKey::Holds::Minutes},
    LessonKey{"order", "its place among the bundled lessons", LessonKey::Holds::Order},
    LessonKey{"recipe", "everything that decides the terrain", LessonKey::Holds::Recipe},
    LessonKey{"look", "how it is shown", LessonKey::Holds::Look},
    LessonKey{"stop", "a place to rest at, with what to say, show and ask there", LessonKey::Holds::Stops},
    LessonKey{"zoom", "a flight down to single points of a terrain that is too large to be stepped",
              LessonKey::Holds::Zoom},
};

/// In the order in which they read best.
inline constexpr std::array stopKeys{
    LessonKey{"at", "the place in the run", LessonKey::Holds::Place},
    LessonKey{"title", "the heading of its frame"},
    LessonKey{"show", "the figure that is shown: its name, or a table with its keys", LessonKey::Holds::Figure},
    LessonKey{"mark", "points [x, y] and rectangles [x0, y0, x1, y1]", LessonKey::Holds::Marks},
    LessonKey{"look", "the keys of [look] that are others here", LessonKey::Holds::Look},
    LessonKey{"say", "what is said, and shown as words", LessonKey::Holds::Words},
    LessonKey{"note", "for the speaker alone", LessonKey::Holds::Words},
    LessonKey{"ask", "a question that is asked before the step is shown", LessonKey::Holds::Ask},
};

} // namespace lozenge
