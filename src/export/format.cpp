#include "export/format.hpp"

#include "export/html/html.hpp"
#include "files/disk/interrupt.hpp"

#include <new>

namespace lozenge {
namespace {

/// A file or folder that appears when it is whole.
template <typename Whole, typename Write>
tl::expected<void, ExportError> writeWhole(tl::expected<Whole, ExportError> whole, Write write)
{
    if (!whole)
        return tl::unexpected(whole.error());
    write(*whole);
    return whole->commit();
}

tl::expected<void, ExportError> writeFrames(const Format& format, const Document& document,
                                            const std::filesystem::path& out, Existing existing,
                                            const Progress& progress, const std::optional<FrameNames>& names)
{
    if (format.isFilm && document.options().transparent)
        return tl::unexpected(ExportError{ExportError::Kind::Wrong, "a film has no transparent background; " +
                                                                        formatsWith(&Format::canBeClear) + " have"});
    if (format.frameOf && document.count == 1 && out.extension() == "." + std::string(format.name))
        return writeWhole(AtomicFile::create(out, existing), [&](AtomicFile& file) {
            file.write(format.frameOf(document.page(0).picture));
            if (progress)
                progress(1, 1);
        });
    if (format.isFolder())
        return writeWhole(AtomicFolder::create(out, existing), [&](AtomicFolder& folder) {
            format.frameOf ? writeFrameFiles(format, document, names, folder, progress)
                           : format.writeFolder(document, folder, progress);
        });
    return writeWhole(AtomicFile::create(out, existing),
                      [&](AtomicFile& file) { format.writeFile(document, file, progress); });
}

/// The steps at which words are cut: "3, 7".
std::string cutSteps(const Format& format, const LessonPages& pages)
{
    std::string steps;
    if (format.hasFrames || pages.survey())
        for (const int moment : pages.cutMoments())
            steps += (steps.empty() ? "" : ", ") + std::to_string(moment);
    return steps;
}

tl::expected<void, ExportError> write(const Format& format, const Document& document, const std::filesystem::path& out,
                                      Existing existing, const Progress& progress,
                                      const std::optional<FrameNames>& names)
{
    if (document.isPlaylist && !format.hasFrames)
        return writeCourse(document, out, existing, progress);
    for (const LessonPages& pages : document.lessons)
        pages.makeMaps([&](int done, int total) {
            throwIfInterrupted();
            if (progress && !document.isPlaylist)
                progress(done, total);
        });
    if (format.hasFrames)
        return writeFrames(format, document, out, existing, progress, names);
    return writeWhole(AtomicFile::create(out, existing),
                      [&](AtomicFile& file) { writeHtml(document.lessons.front(), file, progress); });
}

} // namespace

std::string formatsWith(const std::function<bool(const Format&)>& has, std::string_view between, std::string_view last)
{
    std::vector<std::string_view> names;
    for (const Format& format : formats())
        if (has(format))
            names.push_back(format.name);
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text.append(i == 0 ? "" : i + 1 < names.size() ? between : last).append(names[i]);
    return text;
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

tl::expected<void, ExportError> exportDocument(const Format& format, const Document& document,
                                               const std::filesystem::path& out, Existing existing,
                                               const Progress& progress, const std::optional<FrameNames>& names)
{
    std::string reason;
    try {
        return write(format, document, out, existing, progress, names);
    } catch (const std::bad_alloc&) {
        reason = "there is not enough memory for frames of " + std::to_string(document.options().width) + "x" +
                 std::to_string(document.options().height);
    } catch (const std::exception& fault) {
        reason = fault.what();
    }
    return tl::unexpected(failed(out, reason));
}

} // namespace lozenge
