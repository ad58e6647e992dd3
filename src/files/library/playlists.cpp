#include "files/library/playlists.hpp"

#include "files/library/lesson_file.hpp"
#include "files/library/lessons.hpp"

#include <system_error>
#include <utility>

namespace lozenge {

namespace fs = std::filesystem;

namespace {

tl::expected<Playlist, LessonError> readPlaylistFile(const fs::path& path, const Language* language = nullptr)
{
    return caught([&] {
        const LessonWords words = orFail(wordsBeside(path, language));
        return orFail(readPlaylist(orFail(lessonText(path)), path.string(), words));
    });
}

/// Every bundled lesson, with all its stops.
std::vector<PlaylistLesson> allLessons()
{
    std::optional<LessonError> unread; // a course in another order would be another one
    std::vector<PlaylistLesson> all;
    for (std::string& id : bundledLessons(&unread))
        all.push_back({std::move(id), {}, {}, {}});
    if (unread)
        fail(std::move(*unread));
    return all;
}

/// Where the lesson's file is. Only the library knows the bundled ones: a file of such a name lies there by chance.
fs::path fileOf(const PlaylistLesson& lesson, const fs::path& playlist)
{
    if (lesson.id.empty())
        return playlist.parent_path() / lesson.file;
    if (const auto bundled = bundledFile(lesson.id, lessonEnding))
        return *bundled;
    fail({playlist.string(), lesson.at.line, lesson.at.column, noneCalled("lesson", lesson.id, bundledLessons())});
}

OpenedPlaylist::Entry opened(const PlaylistLesson& named, const fs::path& playlist,
                             const std::vector<std::string>& overrides, const Language* language)
{
    const fs::path file = fileOf(named, playlist);
    Lesson lesson = orFail(readLessonFile(file, overrides, language));
    const bool hasOtherTitles = language && !named.stops.empty();
    const Lesson own = hasOtherTitles ? orFail(readLessonFile(file, overrides)) : lesson;
    auto passed = orFail(chooseStops(lesson, own, named, playlist.string()));
    return {named.id.empty() ? file.string() : named.id, std::move(lesson), std::move(passed)};
}

} // namespace

std::optional<fs::path> findPlaylist(std::string_view pathOrId)
{
    const fs::path path(pathOrId);
    if (path.filename().string().ends_with(playlistEnding))
        return path;
    const auto lesson = findLesson(pathOrId);
    std::error_code error;
    return lesson && !fs::is_directory(*lesson, error) ? std::nullopt : bundledFile(pathOrId, playlistEnding);
}

std::vector<std::string> bundledPlaylists()
{
    return bundledIds(playlistEnding, [](const fs::path& file) {
        const auto playlist = readPlaylistFile(file);
        return playlist ? playlist->order : unordered;
    });
}

tl::expected<OpenedPlaylist, LessonError> openPlaylist(const fs::path& path, const std::vector<std::string>& overrides,
                                                       const Language* language)
{
    return caught([&] {
        OpenedPlaylist whole{orFail(readPlaylistFile(path, language)), {}};
        if (whole.list.lessons.empty())
            whole.list.lessons = allLessons();
        for (const PlaylistLesson& named : whole.list.lessons)
            whole.lessons.push_back(opened(named, path, overrides, language));
        return whole;
    });
}

} // namespace lozenge
