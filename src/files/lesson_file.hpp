#pragma once

#include "lesson/opened_lesson.hpp"

#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace lozenge {

tl::expected<Lesson, LessonError> readLessonFile(const std::filesystem::path& path,
                                                 std::span<const std::string> overrides = {});

FileStamp stampOf(const std::filesystem::path& path);

/// The lesson of a file, as it is and as the overrides change it. Takes name, path and overrides of the source.
OpenedOrError readSource(LessonSource source);

/// The same once more, where the file's time or size is another.
std::optional<ReadAgain> readIfChanged(const LessonSource& source);

} // namespace lozenge
