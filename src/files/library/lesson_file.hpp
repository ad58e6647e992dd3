#pragma once

#include "files/disk/atomic_file.hpp"
#include "lesson/read_lesson.hpp"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace lozenge {

/// What stands in the file of a lesson, of a playlist, or of words.
OrError<std::string> lessonText(const std::filesystem::path& path);

OrError<Lesson> readLessonFile(const std::filesystem::path& path, std::span<const std::string> overrides = {},
                               const Language* language = nullptr);

/// The words beside a lesson's file: "bay.de.toml" of "bay.toml". None where there is no such file.
OrError<LessonWords> wordsBeside(const std::filesystem::path& lesson, const Language* language);

/// Writes a lesson's file, whole or not at all.
tl::expected<FileStamp, ExportError> saveLessonFile(const std::filesystem::path& path, std::string_view text,
                                                    Existing existing);

/// The lesson of a file, as it is and as the overrides change it. Takes name, path, overrides and
/// language of the source.
OpenedOrError readSource(LessonSource source);

/// The same once more, where the time or size of the file is another, or of the words beside it.
std::optional<ReadAgain> readIfChanged(const LessonSource& source);

} // namespace lozenge
