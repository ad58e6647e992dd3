#pragma once

#include "lesson/lesson.hpp"
#include "lesson/lesson_error.hpp"
#include "lesson/lesson_words.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

// A lesson on its way from where lessons are kept to who shows it. What reads files makes it.

namespace lozenge {

/// Reads a lesson from its text. `name` stands for the file in errors. Each override is KEY=VALUE for a key of
/// [recipe], as given to --set; a dot reaches into a table: noise.seed=8. Words take the place of the lesson's own.
OrError<Lesson> readLesson(std::string_view text, const std::string& name, std::span<const std::string> overrides = {},
                           const LessonWords& words = {});

/// Where the lesson comes from.
struct LessonSource {
    std::string name;                   ///< as it was asked for: a path or an id
    std::string path;                   ///< of its file
    std::vector<std::string> overrides; ///< KEY=VALUE, as given with --set
    bool needsOverrides = false;        ///< the file alone has a fault that they mend
    FileStamp stamp;                    ///< of the file before it was read
    LessonWords words = {};             ///< that are shown in the place of the file's own
};

/// A lesson as its file has it, and the recipe that the overrides make of its own.
struct OpenedLesson {
    LessonSource source;
    std::string text; ///< of the file
    std::shared_ptr<const Lesson> lesson;
    Recipe recipe;
};

using OpenedOrError = OrError<OpenedLesson>;

/// The lesson of a text, as it is and as the overrides of the source change it.
OpenedOrError openedLesson(LessonSource source, std::string text);

/// A lesson that was looked at again because the stamp of its file or of its words is another.
struct ReadAgain {
    FileStamp stamp, wordsStamp;
    OpenedOrError opened;
};

} // namespace lozenge
