#include "files/library/lessons.hpp"

#include "files/disk/read_file.hpp"
#include "files/library/data_folder.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/nearest.hpp"
#include "lesson/text/toml_text.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>
#include <system_error>
#include <utility>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

bool isId(std::string_view name)
{
    return !name.empty() && name.find('.') == std::string_view::npos;
}

fs::path pathOf(const std::string& id, std::string_view ending)
{
    return dataFolder() / "lessons" / (id + std::string(ending));
}

/// The ids of the bundled lessons or playlists, in the order that their files ask for.
std::vector<std::string> bundledIds(std::string_view ending, const std::function<int(const fs::path&)>& orderOf)
{
    std::set<std::pair<int, std::string>> found;
    for (const std::string& id : namesIn(dataFolder() / "lessons", ending))
        found.emplace(orderOf(pathOf(id, ending)), id);

    std::vector<std::string> ids;
    for (const auto& [order, id] : found)
        ids.push_back(id);
    return ids;
}

OrError<Playlist> readPlaylistFile(const fs::path& path, const Language* language = nullptr)
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

constexpr auto english = "en";
constexpr auto ending = ".toml";

fs::path folderOfWords()
{
    return dataFolder() / "assets" / "words";
}

Language languageIn(const Value& table, const std::string& name)
{
    Language language{name, keyIn(table, "language", lineIn).value_or(name), {}};
    if (const Value* phrases = table.get("phrases"))
        for (const auto& [phrase, said, span] : tableIn(*phrases, "phrases").members)
            language.phrases.emplace(phrase, textIn(said, "\"" + phrase + "\""));
    refuseUnknown({"language", "phrases"}, table, "a file of words");
    return language;
}

} // namespace

std::string noneCalled(const std::string& what, const std::string& name, const std::vector<std::string>& known)
{
    const std::vector<std::string_view> names(known.begin(), known.end());
    return "there is no " + what + " \"" + name + "\"" + suggestion(name, names);
}

std::vector<std::string> namesIn(const fs::path& folder, std::string_view ending)
{
    std::vector<std::string> names;
    std::error_code error;
    fs::directory_iterator entry(folder, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        std::string name = entry->path().filename().string();
        if (!name.ends_with(ending))
            continue;
        name.resize(name.size() - ending.size());
        if (isId(name))
            names.push_back(std::move(name));
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::optional<fs::path> bundledFile(std::string_view id, std::string_view ending)
{
    if (!isId(id) || fs::path(id) != fs::path(id).filename() || isMissing(pathOf(std::string(id), ending)))
        return std::nullopt;
    return pathOf(std::string(id), ending);
}

std::vector<std::string> bundledLessons(std::optional<LessonError>* unread)
{
    return bundledIds(lessonEnding, [&](const fs::path& file) {
        const auto lesson = readLessonFile(file);
        if (!lesson && lesson.error().isOfDisk && unread)
            *unread = lesson.error();
        return lesson ? lesson->order : unordered;
    });
}

std::vector<std::string> bundledLessonsAndPlaylists()
{
    std::vector<std::string> ids = bundledLessons(), playlists = bundledPlaylists();
    ids.insert(ids.end(), playlists.begin(), playlists.end());
    return ids;
}

std::optional<fs::path> findLesson(std::string_view pathOrId)
{
    const fs::path path(pathOrId);
    std::error_code error;
    const fs::file_type there = fs::status(path, error).type();
    const bool isKnown = there != fs::file_type::not_found && there != fs::file_type::none;
    if (isKnown && there != fs::file_type::directory)
        return path;
    if (auto bundled = bundledFile(pathOrId, lessonEnding))
        return bundled;
    const bool isMeantAsPath =
        path.has_parent_path() || path.extension() == ".toml" || there != fs::file_type::not_found;
    return isMeantAsPath ? std::optional(path) : std::nullopt;
}

OrError<fs::path> lessonFile(const std::string& pathOrId)
{
    if (findPlaylist(pathOrId))
        return tl::unexpected(LessonError{"", 0, 0, "\"" + pathOrId + "\" is a playlist; a single lesson is needed"});
    if (auto path = findLesson(pathOrId))
        return std::move(*path);
    return tl::unexpected(LessonError{"", 0, 0, noneCalled("lesson", pathOrId, bundledLessonsAndPlaylists())});
}

OpenedOrError lessonNamed(const std::string& pathOrId, const std::vector<std::string>& overrides,
                          const Language* language)
{
    return lessonFile(pathOrId).and_then([&](const fs::path& path) {
        return readSource({.name = pathOrId,
                           .path = path.string(),
                           .overrides = overrides,
                           .stamp = {},
                           .words = {.language = language}});
    });
}

std::vector<ShelfEntry> lessonShelf(const Language* language)
{
    std::vector<ShelfEntry> shelf;
    for (const std::string& id : bundledLessons())
        if (const auto path = bundledFile(id, lessonEnding))
            if (const auto lesson = readLessonFile(*path, {}, language))
                shelf.push_back({id, lesson->title, lesson->summary, lesson->part, lesson->minutes});
    return shelf;
}

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

OrError<OpenedPlaylist> openPlaylist(const fs::path& path, const std::vector<std::string>& overrides,
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

std::vector<std::string> languageNames()
{
    auto names = namesIn(folderOfWords(), ending);
    names.insert(names.begin(), english);
    return names;
}

OrError<const Language*> languageNamed(const std::string& name)
{
    static std::vector<std::unique_ptr<const Language>> known; // looks point at them
    if (name.empty() || name == english)
        return nullptr;
    for (const auto& language : known)
        if (language->name == name)
            return language.get();
    const auto names = languageNames();
    if (std::find(names.begin(), names.end(), name) == names.end())
        return tl::unexpected(LessonError{"--language", 0, 0, noneCalled("language", name, names)});
    return caught([&] {
        const std::string path = (folderOfWords() / (name + ending)).string();
        auto language = languageIn(parsedToml(orFail(lessonText(path)), path), name);
        known.push_back(std::make_unique<const Language>(std::move(language)));
        return known.back().get();
    });
}

} // namespace lozenge
