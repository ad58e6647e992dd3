#include "export/format.hpp"

#include "export/html/course.hpp"
#include "export/stepped_frame.hpp"
#include "files/disk/interrupt.hpp"
#include "picture/slide.hpp"

#include <algorithm>
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

tl::expected<void, ExportError> writeFrames(const Format& format, const Reel& reel, const std::filesystem::path& out,
                                            Existing existing, const Progress& progress)
{
    if (format.isFilm && reel.isTransparent)
        return tl::unexpected(ExportError{ExportError::Kind::Wrong, "a film has no transparent background; " +
                                                                        formatsWith(&Format::canBeClear) + " have"});
    if (format.isFolder())
        return writeWhole(AtomicFolder::create(out, existing), [&](AtomicFolder& folder) {
            format.frameOf ? writeFrameFiles(format, reel, folder, progress)
                           : format.writeFolder(reel, folder, progress);
        });
    return writeWhole(AtomicFile::create(out, existing),
                      [&](AtomicFile& file) { format.writeFile(reel, file, progress); });
}

/// Whatever goes wrong in it comes back as one line.
template <typename Write>
tl::expected<void, ExportError> guarded(const Show& show, const std::filesystem::path& out, Write write)
{
    std::string reason;
    try {
        return write();
    } catch (const std::bad_alloc&) {
        reason = "there is not enough memory for frames of " + std::to_string(show.options().width) + "x" +
                 std::to_string(show.options().height);
    } catch (const std::exception& fault) {
        reason = fault.what();
    }
    return tl::unexpected(failed(out, reason));
}

void makeMaps(const Show& show, const Progress& progress)
{
    show.makeMaps([&](int done, int total) {
        throwIfInterrupted();
        if (progress)
            progress(done, total);
    });
}

/// The steps at which words are cut: "3, 7".
std::string cutSteps(const Format& format, const Show& show)
{
    const Show::Options& options = show.options();
    if ((!format.hasFrames && !show.survey()) || options.view != View::Kind::Slide)
        return {};
    std::string steps;
    const auto add = [&](int moment) { steps += (steps.empty() ? "" : ", ") + std::to_string(moment); };
    const WordsPlace place = wordsOnSlide(static_cast<float>(options.width), static_cast<float>(options.height));
    if (show.survey()) {
        const auto& moments = show.moments();
        for (const FoundStop& found : show.stops())
            if (std::count(moments.begin(), moments.end(), found.moment) > 0 &&
                lettersTooMany(found.stop->say, place) > 0)
                add(found.moment);
    } else {
        for (const FramePlace& frame : show.places())
            if (lettersCut(show, frame) > 0)
                add(frame.moment);
    }
    return steps;
}

std::string cutText(const Show::Options& options, const std::string& where)
{
    return where.empty() ? where
                         : "frames of " + std::to_string(options.width) + "x" + std::to_string(options.height) +
                               " have no room for all words and cut them at " + where;
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

std::string cutWords(const Format& format, const Show& show)
{
    const std::string steps = cutSteps(format, show);
    return cutText(show.options(), steps.empty() ? steps : "step " + steps);
}

std::string cutWords(const Format& format, const Programme& programme)
{
    std::string where;
    for (const auto& [name, show] : programme.parts)
        if (const std::string steps = cutSteps(format, show); !steps.empty())
            where += (where.empty() ? "" : "; ") + name + ", step " + steps;
    return cutText(programme.parts.front().show.options(), where);
}

tl::expected<void, ExportError> exportShow(const Format& format, const Show& show, const std::filesystem::path& out,
                                           Existing existing, const Progress& progress)
{
    return guarded(show, out, [&] {
        makeMaps(show, progress);
        if (format.hasFrames)
            return writeFrames(format, reelOf(show), out, existing, progress);
        return writeWhole(AtomicFile::create(out, existing),
                          [&](AtomicFile& file) { writeHtml(show, file, progress); });
    });
}

tl::expected<void, ExportError> exportProgramme(const Format& format, const Programme& programme,
                                                const std::filesystem::path& out, Existing existing,
                                                const Progress& progress)
{
    return guarded(programme.parts.front().show, out, [&] {
        if (!format.hasFrames)
            return writeCourse(programme, out, existing, progress);
        for (const Programme::Part& part : programme.parts)
            makeMaps(part.show, {});
        return writeFrames(format, reelOf(programme), out, existing, progress);
    });
}

} // namespace lozenge
