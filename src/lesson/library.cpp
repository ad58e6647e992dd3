#include "lesson/library.hpp"

#include "lesson/read_lesson.hpp"
#include "picture/data_folder.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {

namespace fs = std::filesystem;

std::vector<std::string> bundledLessons(std::optional<LessonError>* unread)
{
    std::vector<std::pair<int, std::string>> found;
    std::error_code error;
    fs::directory_iterator entry(dataFolder() / "lessons", error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        if (entry->path().extension() != ".toml")
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
    if (path == path.filename() && fs::exists(bundled, error))
        return bundled;
    const bool isMeantAsPath = path.has_parent_path() || path.extension() == ".toml" || fs::exists(there);
    return isMeantAsPath ? std::optional(path) : std::nullopt;
}

} // namespace lozenge
