#pragma once

#include "lesson/lesson.hpp"
#include "lesson/lesson_error.hpp"
#include "lesson/lesson_words.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <tl/expected.hpp>
#include <vector>

// A lesson on its way from where lessons are kept to who shows it. What reads files makes it.

namespace lozenge {

/// When a file was written, by its disk's clock, and how long it is: where both stay, so did its text.
struct FileStamp {
    std::int64_t time = 0;
    std::uintmax_t size = 0;

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

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

using OpenedOrError = tl::expected<OpenedLesson, LessonError>;

/// The lesson of a text, as it is and as the overrides of the source change it.
OpenedOrError openedLesson(LessonSource source, std::string text);

/// A file that was looked at again because its stamp is another.
struct ReadAgain {
    FileStamp stamp;
    OpenedOrError opened;
};

} // namespace lozenge
