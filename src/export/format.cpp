#include "export/format.hpp"

#include "export/former_export.hpp"
#include "export/stepped_frame.hpp"
#include "files/interrupt.hpp"
#include "picture/slide.hpp"

#include <algorithm>
#include <new>

namespace lozenge {
namespace {

bool isAmong(const std::vector<int>& moments, int moment)
{
    return std::find(moments.begin(), moments.end(), moment) != moments.end();
}

tl::expected<void, ExportError> written(const Format& format, const Show& show, const std::filesystem::path& out,
                                        Existing existing, const Progress& progress)
{
    if (format.isFilm && show.options().transparent)
        return tl::unexpected(
            ExportError{ExportError::Kind::Wrong, "a film has no transparent background; png, svg and pdf have"});
    const auto filled = [&](auto whole, auto write) -> tl::expected<void, ExportError> {
        if (!whole)
            return tl::unexpected(whole.error());
        write(show, *whole, progress);
        return whole->commit();
    };
    return format.isFolder() ? filled(WholeFolder::create(out, existing, filesOfFormerExport), format.writeFolder)
                             : filled(WholeFile::create(out, existing), format.writeFile);
}

} // namespace

std::string cutWords(const Format& format, const Show& show)
{
    const Show::Options& options = show.options();
    if ((!format.hasFrames && !show.survey()) || options.view != View::Kind::Slide)
        return {};
    std::string steps;
    const auto add = [&](int moment) { steps += (steps.empty() ? "" : ", ") + std::to_string(moment); };
    const WordsPlace place = wordsOnSlide(static_cast<float>(options.width), static_cast<float>(options.height));
    if (show.survey()) {
        for (const FoundStop& found : show.stops())
            if (isAmong(show.moments(), found.moment) && lettersTooMany(found.stop->say, place) > 0)
                add(found.moment);
    } else {
        for (const FramePlace& frame : show.places())
            if (lettersCut(show, frame) > 0)
                add(frame.moment);
    }
    if (steps.empty())
        return {};
    return "frames of " + std::to_string(options.width) + "x" + std::to_string(options.height) +
           " have no room for all words and cut them at step " + steps;
}

tl::expected<void, ExportError> exportShow(const Format& format, const Show& show, const std::filesystem::path& out,
                                           Existing existing, const Progress& progress)
{
    std::string reason;
    try {
        show.makeMaps([&](int done, int total) {
            throwIfInterrupted();
            if (progress)
                progress(done, total);
        });
        return written(format, show, out, existing, progress);
    } catch (const std::bad_alloc&) {
        reason = "there is not enough memory for frames of " + std::to_string(show.options().width) + "x" +
                 std::to_string(show.options().height);
    } catch (const std::exception& fault) {
        reason = fault.what();
    }
    return tl::unexpected(failed(out, reason));
}

} // namespace lozenge
