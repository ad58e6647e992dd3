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

} // namespace lozenge
