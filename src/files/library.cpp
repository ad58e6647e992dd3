#include "files/library.hpp"

#include "files/data_folder.hpp"
#include "files/lesson_file.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/nearest.hpp"
#include "lesson/text/toml_text.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace lozenge {

namespace fs = std::filesystem;

namespace {

/// A dot in the name of a file tells that it is something else than a lesson, such as a playlist.
bool isId(std::string_view stem)
{
    return stem.find('.') == std::string_view::npos;
}

} // namespace

std::vector<std::string> bundledLessons(std::optional<LessonError>* unread)
{
    std::vector<std::pair<int, std::string>> found;
    std::error_code error;
    fs::directory_iterator entry(dataFolder() / "lessons", error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        if (entry->path().extension() != ".toml" || !isId(entry->path().stem().string())) // words: "bay.de.toml"
            continue;
        const auto lesson = readLessonFile(entry->path());
        if (!lesson && lesson.error().isOfDisk && unread)
            *unread = lesson.error();
        found.emplace_back(lesson ? lesson->order : unordered, entry->path().stem().string());
    }
    std::sort(found.begin(), found.end());

    std::vector<std::string> ids;
    for (auto& [order, id] : found)
        ids.push_back(std::move(id));
    return ids;
}

std::optional<fs::path> findLesson(std::string_view pathOrId)
{
    const fs::path path(pathOrId);
    std::error_code error;
    const auto there = fs::status(path, error);
    if (fs::exists(there) && !fs::is_directory(there))
        return path;
    const fs::path bundled = dataFolder() / "lessons" / (path.string() + ".toml");
    if (path == path.filename() && isId(pathOrId) && fs::exists(bundled, error))
        return bundled;
    const bool isMeantAsPath = path.has_parent_path() || path.extension() == ".toml" || fs::exists(there);
    return isMeantAsPath ? std::optional(path) : std::nullopt;
}

OpenedOrError lessonNamed(const std::string& pathOrId, const std::vector<std::string>& overrides,
                          const Language* language)
{
    const auto path = findLesson(pathOrId);
    if (!path) {
        const auto ids = bundledLessons();
        const std::vector<std::string_view> known(ids.begin(), ids.end());
        return tl::unexpected(
            LessonError{pathOrId, 0, 0, "there is no lesson of this name" + suggestion(pathOrId, known)});
    }
    return readSource({.name = pathOrId,
                       .path = path->string(),
                       .overrides = overrides,
                       .stamp = {},
                       .words = {.language = language}});
}

std::vector<ShelfEntry> lessonShelf(const Language* language)
{
    std::vector<ShelfEntry> shelf;
    for (const std::string& id : bundledLessons())
        if (const auto path = findLesson(id))
            if (const auto lesson = readLessonFile(*path, {}, language))
                shelf.push_back({id, lesson->title, lesson->summary, lesson->part, lesson->minutes});
    return shelf;
}

namespace {

constexpr auto english = "en";

fs::path folderOfWords()
{
    return dataFolder() / "assets" / "words";
}

Language languageIn(const toml::table& table, const std::string& name)
{
    TableReader reader(table, "a file of words");
    Language language{name, reader.line("language").value_or(name), {}};
    if (const toml::node* phrases = reader.find("phrases"))
        for (const auto& [phrase, said] : tableIn(*phrases, "phrases").table())
            language.phrases.emplace(phrase.str(), textIn(said, "\"" + std::string(phrase.str()) + "\""));
    reader.rejectUnknown();
    return language;
}

tl::expected<Language, LessonError> readLanguage(const std::string& name)
{
    const std::string path = (folderOfWords() / (name + ".toml")).string();
    const auto text = lessonText(path);
    if (!text)
        return tl::unexpected(text.error());
    try {
        return languageIn(parsedToml(*text, path), name);
    } catch (const LessonError& error) {
        return tl::unexpected(error);
    }
}

} // namespace

std::vector<std::string> languageNames()
{
    std::vector<std::string> names;
    std::error_code error;
    fs::directory_iterator entry(folderOfWords(), error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error))
        if (entry->path().extension() == ".toml")
            names.push_back(entry->path().stem().string());
    std::sort(names.begin(), names.end());
    names.insert(names.begin(), english);
    return names;
}

tl::expected<const Language*, LessonError> languageNamed(const std::string& name)
{
    static std::vector<std::unique_ptr<const Language>> known;
    if (name.empty() || name == english)
        return nullptr;
    for (const auto& language : known)
        if (language->name == name)
            return language.get();
    const auto names = languageNames();
    if (std::find(names.begin(), names.end(), name) == names.end()) {
        const std::vector<std::string_view> offered(names.begin(), names.end());
        return tl::unexpected(
            LessonError{"--language", 0, 0, "there is no language \"" + name + "\"" + suggestion(name, offered)});
    }
    auto language = readLanguage(name);
    if (!language)
        return tl::unexpected(language.error());
    known.push_back(std::make_unique<const Language>(std::move(*language)));
    return known.back().get();
}

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
