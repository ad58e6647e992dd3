#pragma once

#include "lesson/lesson.hpp"
#include "lesson/playlist.hpp"
#include "picture/text/language.hpp"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace lozenge {

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
tl::expected<OpenedPlaylist, LessonError> openPlaylist(const std::filesystem::path& path,
                                                       const std::vector<std::string>& overrides = {},
                                                       const Language* language = nullptr);

} // namespace lozenge
