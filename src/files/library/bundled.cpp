#include "files/library/bundled.hpp"

#include "files/data_folder.hpp"

#include <algorithm>
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
    std::vector<std::pair<int, std::string>> found;
    for (std::string& id : namesIn(dataFolder() / "lessons", ending)) {
        const int order = orderOf(pathOf(id, ending));
        found.emplace_back(order, std::move(id));
    }
    std::sort(found.begin(), found.end());

    std::vector<std::string> ids;
    for (auto& [order, id] : found)
        ids.push_back(std::move(id));
    return ids;
}

std::optional<fs::path> bundledFile(std::string_view id, std::string_view ending)
{
    std::error_code error;
    if (!isId(id) || fs::path(id) != fs::path(id).filename() || !fs::exists(pathOf(std::string(id), ending), error))
        return std::nullopt;
    return pathOf(std::string(id), ending);
}

} // namespace lozenge
