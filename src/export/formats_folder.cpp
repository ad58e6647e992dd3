#include "export/formats_folder.hpp"

#include "export/film/ffmpeg.hpp"
#include "files/disk/atomic_folder.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace lozenge {
namespace {

namespace fs = std::filesystem;
using Outcome = tl::expected<void, ExportError>;

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
ExportError renamed(ExportError error, const std::string& hidden, const std::string& target)
{
    for (std::size_t at = 0; (at = error.message.find(hidden, at)) != std::string::npos; at += target.size())
        error.message.replace(at, hidden.size(), target);
    return error;
}

Outcome writeFolder(const fs::path& target, const ManyFormats& many, Existing existing, const Progress& progress)
{
    std::error_code error;
    const bool isThere = fs::exists(fs::symlink_status(target, error));
    if (isThere && !fs::is_directory(fs::status(target, error)))
        return tl::unexpected(wrong(target, "this is no folder and is kept; another name is needed"));
    if (isThere && !fs::is_empty(target, error)) {
        if (existing == Existing::Refuse)
            return tl::unexpected(
                wrong(target, "exists already and is kept; --force replaces what exports made in it"));
        return writeInto(target, many, existing, progress);
    }
    auto folder = AtomicFolder::create(target, Existing::Refuse);
    if (!folder)
        return tl::unexpected(folder.error());
    if (auto written = writeInto(folder->draft(), many, existing, progress); !written)
        return tl::unexpected(renamed(written.error(), folder->draft().string(), target.string()));
    return folder->commit();
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
