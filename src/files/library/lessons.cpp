#include "files/library/lessons.hpp"

#include "files/disk/read_file.hpp"
#include "files/library/data_folder.hpp"
#include "files/library/lesson_file.hpp"
#include "files/library/playlists.hpp"
#include "lesson/text/nearest.hpp"

#include <algorithm>
#include <set>
#include <system_error>
#include <utility>

namespace lozenge {

namespace fs = std::filesystem;

namespace {

bool isId(std::string_view name)
{
    return !name.empty() && name.find('.') == std::string_view::npos;
}

fs::path pathOf(const std::string& id, std::string_view ending)
{
    return dataFolder() / "lessons" / (id + std::string(ending));
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

tl::expected<fs::path, LessonError> lessonFile(const std::string& pathOrId)
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

} // namespace lozenge
