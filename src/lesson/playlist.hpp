#pragma once

#include "lesson/lesson.hpp"
#include "lesson/lesson_error.hpp"
#include "lesson/lesson_words.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace lozenge {

/// A lesson of a playlist, and where it rests.
struct PlaylistLesson {
    struct StopTitle {
        std::string title; ///< as the lesson's file has it
        FilePlace at;
    };

    std::string id;               ///< of a bundled lesson, or nothing and then
    std::string file;             ///< its path, seen from the folder of the playlist
    std::vector<StopTitle> stops; ///< none are named: all of them
    FilePlace at = {};
};

/// A page of words at the end.
struct PlaylistPage {
    std::string title;
    std::string say;       ///< paragraphs, with an empty line between two
    std::string note = {}; ///< for who speaks
    FilePlace sayAt = {}, titleAt = {};
};

/// Several lessons one after another: a way through a course.
struct Playlist {
    std::string title;
    std::string summary;
    int minutes = 0; ///< that it takes, as its author thinks; 0: not said
    int order = unordered;
    std::vector<PlaylistLesson> lessons = {}; ///< none are named: every bundled one, in its order
    std::vector<PlaylistPage> pages = {};
};

/// What the name of a playlist's file ends with, by which it is told from a lesson.
inline constexpr std::string_view playlistEnding = ".playlist.toml";

/// Reads a playlist from its text. `name` stands for the file in errors.
OrError<Playlist> readPlaylist(std::string_view text, const std::string& name, const LessonWords& words = {});

/// Leaves a lesson the stops that its playlist names, and tells the places in its file of the others; `own` is the same
/// in its own language, whose titles they are. One that it has not is a slip of the playlist, whose file is `name`.
OrError<std::vector<std::size_t>> chooseStops(Lesson& lesson, const Lesson& own, const PlaylistLesson& chosen,
                                              const std::string& name);

} // namespace lozenge
