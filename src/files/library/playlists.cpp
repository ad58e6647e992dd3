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
    return textWithWords(path, language).and_then([&](const TextWithWords& read) {
        return readPlaylist(read.text, path.string(), read.words);
    });
}

/// Every bundled lesson, with all its stops.
tl::expected<std::vector<PlaylistLesson>, LessonError> allLessons()
{
    std::optional<LessonError> unread; // a course in another order would be another one
    std::vector<PlaylistLesson> all;
    for (std::string& id : bundledLessons(&unread))
        all.push_back({std::move(id), {}, {}, {}});
    if (unread)
        return tl::unexpected(std::move(*unread));
    return all;
}

/// Where the lesson's file is. Only the library knows the bundled ones: a file of such a name lies there by chance.
tl::expected<fs::path, LessonError> fileOf(const PlaylistLesson& lesson, const fs::path& playlist)
{
    if (lesson.id.empty())
        return playlist.parent_path() / lesson.file;
    if (auto bundled = bundledFile(lesson.id, lessonEnding))
        return std::move(*bundled);
    return tl::unexpected(LessonError{playlist.string(), lesson.at.line, lesson.at.column,
                                      noneCalled("lesson", lesson.id, bundledLessons())});
}

tl::expected<OpenedPlaylist::Entry, LessonError> opened(const PlaylistLesson& named, const fs::path& playlist,
                                                        const std::vector<std::string>& overrides,
                                                        const Language* language)
{
    const auto file = fileOf(named, playlist);
    if (!file)
        return tl::unexpected(file.error());
    auto lesson = readLessonFile(*file, overrides, language);
    if (!lesson)
        return tl::unexpected(std::move(lesson.error()));
    const bool hasOtherTitles = language && !named.stops.empty();
    const auto own = hasOtherTitles ? readLessonFile(*file, overrides) : lesson;
    if (!own)
        return tl::unexpected(own.error());
    auto passed = chooseStops(*lesson, *own, named, playlist.string());
    if (!passed)
        return tl::unexpected(std::move(passed.error()));
    return OpenedPlaylist::Entry{named.id.empty() ? file->string() : named.id, std::move(*lesson), std::move(*passed)};
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
    auto playlist = readPlaylistFile(path, language);
    if (!playlist)
        return tl::unexpected(std::move(playlist.error()));
    OpenedPlaylist whole{std::move(*playlist), {}};
    if (whole.list.lessons.empty()) {
        auto all = allLessons();
        if (!all)
            return tl::unexpected(std::move(all.error()));
        whole.list.lessons = std::move(*all);
    }
    for (const PlaylistLesson& named : whole.list.lessons) {
        auto lesson = opened(named, path, overrides, language);
        if (!lesson)
            return tl::unexpected(std::move(lesson.error()));
        whole.lessons.push_back(std::move(*lesson));
    }
    return whole;
}

} // namespace lozenge
