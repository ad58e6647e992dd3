#pragma once

#include "cli/command_line.hpp"
#include "files/library/playlists.hpp"
#include "lesson/lesson.hpp"
#include "lesson/lesson_error.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace lozenge {

// What the commands of the command line do once their arguments are read; the longer ones have a file of their own.

/// Says one line on standard error.
Exit complain(Exit exit, const std::string& message);

/// The same of a file that a lesson is made of, and how a command ends that cannot do without it.
Exit complainOf(const LessonError& error);

/// The lesson that is named, with its overrides. What is wrong with it has been said when this fails.
tl::expected<Lesson, Exit> openLesson(const std::string& pathOrId, const std::vector<std::string>& overrides,
                                      const Language* language = nullptr);

/// A playlist with its lessons, in the same way.
tl::expected<OpenedPlaylist, Exit> openPlaylistNamed(const std::string& pathOrId,
                                                     const std::vector<std::string>& overrides = {},
                                                     const Language* language = nullptr);

/// The language that is named; empty is English. What is wrong has been said when this fails.
tl::expected<const Language*, Exit> openLanguage(const std::string& name);

// The bundled ones, a line each, in a language.
Exit listLessons(const std::string& language);
Exit listPlaylists(const std::string& language);

/// Reads lessons and says what each has, or what is wrong with it.
Exit checkLessons(const std::vector<std::string>& lessons);

/// The lecture window; without a display, the lesson as a page in the present folder.
Exit showWindow(const WindowRequest& request, const ProgramWindow& window);

Exit traceLesson(const Lesson& lesson);
/// Writes a commented lesson to start from.
Exit writeNewLesson(const std::filesystem::path& target, bool isForced);

} // namespace lozenge
