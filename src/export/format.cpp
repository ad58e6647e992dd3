#include "export/format.hpp"

#include "files/disk/interrupt.hpp"
#include "lesson/text/nearest.hpp"

#include <algorithm>
#include <cstdint>
#include <new>
#include <utility>

namespace lozenge {
namespace {

namespace fs = std::filesystem;
using Outcome = tl::expected<void, ExportError>;

/// A file or folder that appears when it is whole.
template <typename Whole, typename Write>
void writeWhole(tl::expected<Whole, ExportError> begun, Write write)
{
    Whole whole = orThrow(std::move(begun));
    write(whole);
    orThrow(whole.commit());
}

/// The steps at which words are cut: "3, 7".
std::string cutSteps(const Format& format, const LessonPages& pages)
{
    const bool canBeCut = format.hasFrames || pages.survey();
    return canBeCut ? commaList(pages.cutMoments(), [](int moment) { return std::to_string(moment); }) : "";
}

void makeMaps(const Document& document, const Progress& progress)
{
    for (const LessonPages& pages : document.lessons)
        pages.makeMaps([&](int done, int total) {
            throwIfInterrupted();
            if (!document.isPlaylist)
                tell(progress, done, total);
        });
}

void write(const Format& format, const Document& document, const fs::path& out, Existing existing,
           const Progress& progress, const std::optional<FrameNames>& names)
{
    const bool isSite = document.isPlaylist && !format.hasFrames;
    if (!isSite)
        makeMaps(document, progress);
    if (format.isFilm && document.options().transparent)
        throw ExportFault({ExportError::Kind::Wrong,
                           "a film has no transparent background; " + formatsWith(&Format::canBeClear) + " have"});
    if (format.frameOf && document.count == 1 && out.extension() == "." + std::string(format.name))
        return writeWhole(AtomicFile::create(out, existing), [&](AtomicFile& file) {
            file.write(format.frameOf(document.page(0).picture));
            tell(progress, 1, 1);
        });
    if (isSite || format.isFolder())
        return writeWhole(AtomicFolder::create(out, existing), [&](AtomicFolder& folder) {
            format.frameOf ? writeFrameFiles(format, document, names, folder, progress)
                           : format.writeFolder(document, folder, progress);
        });
    writeWhole(AtomicFile::create(out, existing),
               [&](AtomicFile& file) { format.writeFile(document, file, progress); });
}

/// Into a folder that is there.
Outcome writeInto(const fs::path& folder, const ManyFormats& many, Existing existing, const Progress& progress)
{
    const int total = many.frames * static_cast<int>(many.formats.size());
    int before = 0;
    for (const Format* format : many.formats) {
        const auto part = [&](int done, int all) {
            tell(progress, before + static_cast<int>(std::int64_t{many.frames} * done / std::max(1, all)), total);
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

std::string formatsWith(const std::function<bool(const Format&)>& has, std::string_view between, std::string_view last)
{
    std::vector<std::string_view> names;
    for (const Format& format : formats)
        if (has(format))
            names.push_back(format.name);
    return listed(names, last, between);
}

std::string cutWords(const Format& format, const Document& document)
{
    std::string where;
    for (const LessonPages& pages : document.lessons)
        if (const std::string steps = cutSteps(format, pages); !steps.empty())
            where += (where.empty() ? "" : "; ") + (document.isPlaylist ? pages.name + ", " : "") + "step " + steps;
    const PageOptions& options = document.options();
    return where.empty() ? where
                         : "frames of " + std::to_string(options.width) + "x" + std::to_string(options.height) +
                               " have no room for all words and cut them at " + where;
}

Outcome exportDocument(const Format& format, const Document& document, const fs::path& out, Existing existing,
                       const Progress& progress, const std::optional<FrameNames>& names)
{
    std::string reason;
    try {
        write(format, document, out, existing, progress, names);
        return {};
    } catch (const ExportFault& fault) {
        return tl::unexpected(fault.error);
    } catch (const std::bad_alloc&) {
        reason = "there is not enough memory for frames of " + std::to_string(document.options().width) + "x" +
                 std::to_string(document.options().height);
    } catch (const std::exception& fault) {
        reason = fault.what();
    }
    return tl::unexpected(failed(out, reason));
}

Outcome exportFormats(const ManyFormats& many, const fs::path& folder, Existing existing, const Progress& progress)
{
    const auto target = folderToMake(folder);
    if (!target)
        return tl::unexpected(target.error());
    ManyFormats possible = many;
    std::optional<ExportError> missing;
    const auto isFilm = [](const Format* format) { return format->isFilm; };
    if (std::any_of(many.formats.begin(), many.formats.end(), isFilm))
        missing = lackOfFfmpeg();
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
