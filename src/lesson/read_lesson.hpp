#pragma once

#include "lesson/lesson.hpp"
#include "lesson/lesson_error.hpp"
#include "lesson/lesson_words.hpp"

#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace lozenge {

/// Reads a lesson from its text. `name` stands for the file in errors. Each override is KEY=VALUE for a key of
/// [recipe], as given to --set; a dot reaches into a table: noise.seed=8. Words take the place of the lesson's own.
tl::expected<Lesson, LessonError> readLesson(std::string_view text, const std::string& name,
                                             std::span<const std::string> overrides = {},
                                             const LessonWords& words = {});

} // namespace lozenge
