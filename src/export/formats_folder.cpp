#include "export/formats_folder.hpp"

#include "export/film/ffmpeg.hpp"
#include "files/disk/atomic_folder.hpp"
#include "files/disk/draft.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace lozenge {
namespace {

namespace fs = std::filesystem;
using Outcome = tl::expected<void, ExportError>;

/// A folder with a hidden name beside the one that it is to have. It goes away with this object unless it is placed.
class HiddenFolder {
public:
    static tl::expected<HiddenFolder, ExportError> create(const fs::path& target)
    {
        auto parent = OpenedFolder::open(target.parent_path());
        if (!parent)
            return tl::unexpected(failed(target, "cannot be made: " + parent.error().message()));
        auto name = makeHidden(target.filename().string(),
                               [&](const std::string& hidden) { return parent->makeFolder(hidden); });
        if (!name)
            return tl::unexpected(failed(target, "cannot be made: " + name.error().message()));
        return HiddenFolder(std::move(*parent), target, std::move(*name));
    }

    HiddenFolder(HiddenFolder&& other) noexcept
        : m_parent(std::move(other.m_parent)), m_target(std::move(other.m_target)),
          m_name(std::exchange(other.m_name, {}))
    {}
    HiddenFolder& operator=(HiddenFolder&&) = delete;
    ~HiddenFolder()
    {
        std::error_code error;
        if (!m_name.empty())
            fs::remove_all(path(), error);
    }

    [[nodiscard]] fs::path path() const { return m_target.parent_path() / m_name; }

    Outcome place()
    {
        const std::string name = m_target.filename().string();
        static_cast<void>(m_parent.removeFolder(name)); // an empty one of that name
        if (const std::error_code error = m_parent.rename(m_name, m_parent, name))
            return tl::unexpected(failed(m_target, error.message()));
        std::string hidden = std::exchange(m_name, {});
        const std::error_code unsafe = m_parent.sync();
        if (!unsafe)
            return {};
        if (!m_parent.rename(name, m_parent, hidden))
            m_name = std::move(hidden); // and it goes away
        return tl::unexpected(failed(m_target, "cannot be written: " + unsafe.message()));
    }

private:
    HiddenFolder(OpenedFolder parent, fs::path target, std::string name)
        : m_parent(std::move(parent)), m_target(std::move(target)), m_name(std::move(name))
    {}

    OpenedFolder m_parent;
    fs::path m_target;
    std::string m_name;
};

/// Into a folder that is there.
Outcome writeInto(const fs::path& folder, const ManyFormats& many, Existing existing, const Progress& progress)
{
    const int total = many.frames * static_cast<int>(many.formats.size());
    int before = 0;
    for (const Format* format : many.formats) {
        const auto part = [&](int done, int all) {
            if (progress)
                progress(before + static_cast<int>(std::int64_t{many.frames} * done / std::max(1, all)), total);
        };
        if (auto written = many.write(*format, folder / many.nameOf(*format), existing, part); !written)
            return written;
        before += many.frames;
    }
    return {};
}

/// What a message says of a folder in the making, in words of the one that it is to be.
ExportError renamed(ExportError error, const fs::path& hidden, const fs::path& target)
{
    const std::string from = hidden.string();
    for (std::size_t at = 0; (at = error.message.find(from, at)) != std::string::npos; at += target.string().size())
        error.message.replace(at, from.size(), target.string());
    return error;
}

Outcome writeFolder(const fs::path& target, const ManyFormats& many, Existing existing, const Progress& progress)
{
    std::error_code error;
    const auto status = fs::symlink_status(target, error);
    if (fs::exists(status) && !fs::is_directory(fs::status(target, error)))
        return tl::unexpected(wrong(target, "this is no folder and is kept; another name is needed"));
    if (fs::exists(status) && !fs::is_empty(target, error)) {
        if (existing == Existing::Refuse)
            return tl::unexpected(
                wrong(target, "exists already and is kept; --force replaces what exports made in it"));
        return writeInto(target, many, existing, progress);
    }
    auto hidden = HiddenFolder::create(target);
    if (!hidden)
        return tl::unexpected(hidden.error());
    if (auto written = writeInto(hidden->path(), many, existing, progress); !written)
        return tl::unexpected(renamed(written.error(), hidden->path(), target));
    return hidden->place();
}

} // namespace

Outcome exportFormats(const ManyFormats& many, const fs::path& folder, Existing existing, const Progress& progress)
{
    const auto target = folderToMake(folder);
    if (!target)
        return tl::unexpected(target.error());
    ManyFormats possible = many;
    std::optional<ExportError> missing;
    const auto isFilm = [](const Format* format) { return format->isFilm; };
    if (std::any_of(many.formats.begin(), many.formats.end(), isFilm))
        missing = Ffmpeg::fault();
    if (missing)
        std::erase_if(possible.formats, isFilm);
    if (possible.formats.empty())
        return tl::unexpected(*missing);
    auto written = writeFolder(*target, possible, existing, progress);
    if (written && missing)
        return tl::unexpected(
            ExportError{missing->kind, target->string() + " is written without films: " + missing->message});
    return written;
}

} // namespace lozenge
