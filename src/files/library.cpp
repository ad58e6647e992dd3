#include "files/library.hpp"

#include "files/data_folder.hpp"
#include "files/lesson_file.hpp"
#include "lesson/text/nearest.hpp"

#include <algorithm>
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
        if (entry->path().extension() != ".toml" || !isId(entry->path().stem().string()))
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

OpenedOrError lessonNamed(const std::string& pathOrId, const std::vector<std::string>& overrides)
{
    const auto path = findLesson(pathOrId);
    if (!path) {
        const auto ids = bundledLessons();
        const std::vector<std::string_view> known(ids.begin(), ids.end());
        return tl::unexpected(
            LessonError{pathOrId, 0, 0, "there is no lesson of this name" + suggestion(pathOrId, known)});
    }
    return readSource({.name = pathOrId, .path = path->string(), .overrides = overrides, .stamp = {}});
}

std::vector<ShelfEntry> lessonShelf()
{
    std::vector<ShelfEntry> shelf;
    for (const std::string& id : bundledLessons())
        if (const auto path = findLesson(id))
            if (const auto lesson = readLessonFile(*path))
                shelf.push_back({id, lesson->title, lesson->summary, lesson->part, lesson->minutes});
    return shelf;
}

} // namespace lozenge
