#pragma once

#include "cli/command_line.hpp"
#include "export/format.hpp"
#include "files/library/lessons.hpp"
#include "lesson/lesson.hpp"
#include "lesson/lesson_error.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace lozenge {

// What the commands of the command line do once their arguments are read; the longer ones have a file of their own.

/// Says one line on standard error.
Exit complain(Exit exit, const std::string& message);

/// The same of a file that a lesson is made of, and how a command ends that cannot do without it.
Exit complainOf(const LessonError& error);

// A command that cannot do what it was asked for says so where it finds that out, and ends there and then: refuse()
// leaves all that stands between, endOf() is where it is left.

struct Refusal {
    Exit exit;
};

[[noreturn]] void refuse(const std::string& message, Exit exit = Exit::Wrong);
[[noreturn]] void refuse(const LessonError& error);

/// What was asked for, or the end of the command.
template <typename Value, typename Error>
Value granted(tl::expected<Value, Error> asked)
{
    if (!asked)
        refuse(asked.error());
    return std::move(*asked);
}

/// How a command ends.
Exit endOf(const std::function<Exit()>& command);

/// How a command ends that goes through all names, whatever is wrong with some: as the last of those does.
Exit endOfAll(const std::vector<std::string>& names, const std::function<Exit(const std::string& name)>& command);

Lesson openLesson(const std::string& pathOrId, const std::vector<std::string>& overrides,
                  const Language* language = nullptr);

/// A playlist with its lessons, in the same way.
OpenedPlaylist openPlaylistNamed(const std::string& pathOrId, const std::vector<std::string>& overrides = {},
                                 const Language* language = nullptr);

/// The language that is named; empty is English.
const Language* openLanguage(const std::string& name);

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

/// What `lozenge export` was asked for, as it was written.
struct ExportRequest : LessonRequest {
    std::string format;
    std::string out;
    std::optional<std::string> steps; ///< where nothing is said, of a lesson all, of a playlist its stops
    std::string view = "slide";
    std::string pattern; ///< of the names of frames
    std::string size = "1920x1080";
    std::optional<double> framesPerSecond;
    bool isCourse = false; ///< every bundled lesson: the playlist of that name
    bool isTransparent = false;
    bool isWithoutQuestions = false;
    bool isQuiet = false;
    bool isForced = false;
};

Exit exportLesson(const ExportRequest& request);

/// The formats, the figures and the names that its options take.
std::string exportHelp();

/// "lecture" of "way/lecture.playlist.toml".
std::string stemOf(const std::string& lesson);

/// What commands that write files have in common: Ctrl-C ends them and leaves nothing behind, standard error tells how
/// far they are, unless that is not wanted, and in the end `done`.
Exit carryOut(const std::function<tl::expected<void, ExportError>(const Progress&)>& write, bool isQuiet,
              const std::string& done);

/// --force
Existing existingIf(bool isForced);

} // namespace lozenge
