#include "export/formats.hpp"

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

} // namespace

const Format* formatNamed(std::string_view name)
{
    const auto found =
        std::find_if(formats().begin(), formats().end(), [&](const Format& format) { return format.name == name; });
    return found == formats().end() ? nullptr : &*found;
}

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
        return format.write(show, out, existing, progress);
    } catch (const std::bad_alloc&) {
        reason = "there is not enough memory for frames of " + std::to_string(show.options().width) + "x" +
                 std::to_string(show.options().height);
    } catch (const std::exception& fault) {
        reason = fault.what();
    }
    return tl::unexpected(ExportError{ExportError::Kind::Failed, out.string() + ": " + reason});
}

} // namespace lozenge
