#include "files/playlist_file.hpp"

#include "files/data_folder.hpp"
#include "files/lesson_file.hpp"
#include "files/library.hpp"
#include "lesson/text/nearest.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {

namespace fs = std::filesystem;

namespace {

bool isPlaylist(const fs::path& path)
{
    return path.filename().string().ends_with(playlistEnding);
}

tl::expected<Playlist, LessonError> readPlaylistFile(const fs::path& path, const Language* language = nullptr)
{
    const auto words = wordsBeside(path, language);
    if (!words)
        return tl::unexpected(words.error());
    return lessonText(path).and_then(
        [&](const std::string& text) { return readPlaylist(text, path.string(), *words); });
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
    const auto ids = bundledLessons();
    if (std::find(ids.begin(), ids.end(), lesson.id) != ids.end())
        return dataFolder() / "lessons" / (lesson.id + ".toml");
    const std::vector<std::string_view> known(ids.begin(), ids.end());
    return tl::unexpected(LessonError{playlist.string(), lesson.at.line, lesson.at.column,
                                      "there is no lesson \"" + lesson.id + "\"" + suggestion(lesson.id, known)});
}

} // namespace

std::optional<fs::path> findPlaylist(std::string_view pathOrId)
{
    const fs::path path(pathOrId);
    if (isPlaylist(path))
        return path;
    std::error_code error;
    const fs::path bundled = dataFolder() / "lessons" / (path.string() + std::string(playlistEnding));
    const bool isId = path == path.filename() && !findLesson(pathOrId) && fs::exists(bundled, error);
    return isId ? std::optional(bundled) : std::nullopt;
}

std::vector<std::string> bundledPlaylists()
{
    std::vector<std::pair<int, std::string>> found;
    std::error_code error;
    fs::directory_iterator entry(dataFolder() / "lessons", error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        if (!isPlaylist(entry->path()))
            continue;
        std::string id = entry->path().filename().string();
        id.resize(id.size() - playlistEnding.size());
        const auto playlist = readPlaylistFile(entry->path());
        found.emplace_back(playlist ? playlist->order : unordered, std::move(id));
    }
    std::sort(found.begin(), found.end());

    std::vector<std::string> ids;
    for (auto& [order, id] : found)
        ids.push_back(std::move(id));
    return ids;
}

tl::expected<OpenedPlaylist, LessonError> openPlaylist(const fs::path& path, const std::vector<std::string>& overrides,
                                                       const Language* language)
{
    auto playlist = readPlaylistFile(path, language);
    if (!playlist)
        return tl::unexpected(std::move(playlist.error()));
    OpenedPlaylist opened{std::move(*playlist), {}};
    if (opened.list.lessons.empty()) {
        auto all = allLessons();
        if (!all)
            return tl::unexpected(std::move(all.error()));
        opened.list.lessons = std::move(*all);
    }
    for (const PlaylistLesson& named : opened.list.lessons) {
        const auto file = fileOf(named, path);
        if (!file)
            return tl::unexpected(file.error());
        const auto own = readLessonFile(*file, overrides);
        if (!own)
            return tl::unexpected(own.error());
        auto lesson = readLessonFile(*file, overrides, language);
        if (!lesson)
            return tl::unexpected(std::move(lesson.error()));
        if (auto fault = chooseStops(*lesson, *own, named, path.string()))
            return tl::unexpected(std::move(*fault));
        opened.lessons.push_back({named.id.empty() ? file->string() : named.id, std::move(*lesson)});
    }
    return opened;
}

} // namespace lozenge
