#pragma once

#include "lesson/lesson_shelf.hpp"
#include "lesson/opened_lesson.hpp"
#include "lesson/playlist.hpp"
#include "picture/text/language.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace lozenge {

/// The ids of the bundled lessons, their file names without ".toml", in the order that the lessons ask for. One that
/// the disk does not give comes last, and is told where that matters.
std::vector<std::string> bundledLessons(std::optional<LessonError>* unread = nullptr);

/// The file of a lesson that is named by its path or by the id of a bundled one. A folder is no lesson and hides none:
/// exports are often named like what they show. Where there is neither, the path as it was given if it looks like one
/// or a folder is there; nothing for an unknown id.
std::optional<std::filesystem::path> findLesson(std::string_view pathOrId);

/// The lesson that a path or an id names.
OpenedOrError lessonNamed(const std::string& pathOrId, const std::vector<std::string>& overrides = {},
                          const Language* language = nullptr);

/// All bundled lessons that can be read, in their order.
std::vector<ShelfEntry> lessonShelf(const Language* language = nullptr);

/// "en" and the names of the files of words that come with the program.
std::vector<std::string> languageNames();

/// A language by its name. English, which is null, is "en" or nothing. It stays for as long as the program runs.
tl::expected<const Language*, LessonError> languageNamed(const std::string& name);

/// A playlist with its lessons, which rest where it wants them to.
struct OpenedPlaylist {
    struct Entry {
        std::string name; ///< of the lesson: its id, or the path of its file
        Lesson lesson;
    };

    Playlist list;
    std::vector<Entry> lessons;
};

/// The file of a playlist that is named by its path or by the id of a bundled one; nothing where it is none.
std::optional<std::filesystem::path> findPlaylist(std::string_view pathOrId);

/// The ids of the bundled playlists, their file names without ".playlist.toml", in the order that they ask for.
std::vector<std::string> bundledPlaylists();

/// Reads it with all its lessons.
tl::expected<OpenedPlaylist, LessonError> openPlaylist(const std::filesystem::path& path,
                                                       const std::vector<std::string>& overrides = {},
                                                       const Language* language = nullptr);

} // namespace lozenge
