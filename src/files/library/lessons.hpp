#pragma once

#include "files/library/lesson_file.hpp"
#include "lesson/lesson.hpp"
#include "lesson/lesson_shelf.hpp"
#include "lesson/playlist.hpp"
#include "lesson/read_lesson.hpp"
#include "picture/text/language.hpp"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What comes with the program is known by the names of its files, without their endings.

namespace lozenge {

inline constexpr std::string_view lessonEnding = ".toml";

/// The names of a folder's files with this ending, without it. A dot in such a name tells that the file is something
/// else: "bay.de.toml" holds words, "bay.playlist.toml" is no lesson.
std::vector<std::string> namesIn(const std::filesystem::path& folder, std::string_view ending);

/// "there is no lesson "bey"; did you mean "bay"?".
std::string noneCalled(const std::string& what, const std::string& name, const std::vector<std::string>& known);

/// The file of such an id; nothing where there is none.
std::optional<std::filesystem::path> bundledFile(std::string_view id, std::string_view ending);

/// The ids of the bundled lessons, their file names without ".toml", in the order that the lessons ask for. One that
/// the disk does not give comes last, and is told where that matters.
std::vector<std::string> bundledLessons(std::optional<LessonError>* unread = nullptr);

/// Both, the lessons first.
std::vector<std::string> bundledLessonsAndPlaylists();

/// The file of a lesson that is named by its path or by the id of a bundled one. A folder is no lesson and hides none:
/// exports are often named like what they show. Where there is neither, the path as it was given if it looks like one
/// or a folder is there; nothing for an unknown id.
std::optional<std::filesystem::path> findLesson(std::string_view pathOrId);

/// The same where a lesson is needed: an unknown id and a playlist are mistakes.
OrError<std::filesystem::path> lessonFile(const std::string& pathOrId);

/// The lesson that a path or an id names.
OpenedOrError lessonNamed(const std::string& pathOrId, const std::vector<std::string>& overrides = {},
                          const Language* language = nullptr);

/// All bundled lessons that can be read, in their order.
std::vector<ShelfEntry> lessonShelf(const Language* language = nullptr);

/// A playlist with its lessons, which rest where it wants them to.
struct OpenedPlaylist {
    struct Entry {
        std::string name; ///< of the lesson: its id, or the path of its file
        Lesson lesson;
        std::vector<std::size_t> passed; ///< places in its file of the stops that were taken from it
    };

    Playlist list;
    std::vector<Entry> lessons;
};

/// The file of a playlist that is named by its path or by the id of a bundled one; nothing where it is none. A folder
/// hides none.
std::optional<std::filesystem::path> findPlaylist(std::string_view pathOrId);

/// The ids of the bundled playlists, their file names without ".playlist.toml", in the order that they ask for.
std::vector<std::string> bundledPlaylists();

/// Reads it with all its lessons.
OrError<OpenedPlaylist> openPlaylist(const std::filesystem::path& path, const std::vector<std::string>& overrides = {},
                                     const Language* language = nullptr);

/// "en" and the names of the files of words that come with the program.
std::vector<std::string> languageNames();

/// A language by its name. English, which is null, is "en" or nothing. It stays for as long as the program runs.
OrError<const Language*> languageNamed(const std::string& name);

} // namespace lozenge
