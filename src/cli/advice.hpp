#pragma once

#include "lesson/lesson.hpp"
#include "lesson/lesson_error.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// What is to be told of a place: it names its file, which may be one of words. `name` stands for what has no place.
LessonError toldAt(const FilePlace& at, const std::string& name, const std::string& message);

/// What could be better in a lesson that can be used as it is, in the order of the file. `name` stands for the file.
std::vector<LessonError> adviceOn(const std::string& name, const Lesson& lesson);

/// The part of it that is about the words alone, for those of another language.
std::vector<LessonError> adviceOnWords(const std::string& name, const Lesson& lesson);

} // namespace lozenge
