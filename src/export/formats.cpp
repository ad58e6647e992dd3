#include "export/formats.hpp"

#include "files/interrupt.hpp"
#include "picture/slide.hpp"

#include <algorithm>
#include <array>
#include <new>

namespace lozenge {
namespace {

constexpr std::array formatsTable{
    Format{"png", "a folder of pictures, with index.json", true, true, writePng},
    Format{"svg", "a folder of drawings, with index.json", true, true, writeSvg},
    Format{"pdf", "one page a frame, with selectable text", false, true, writePdf},
    Format{"html", "one page that plays the run, with nothing to load", false, false, writeHtml},
    Format{"pptx", "a slide a frame, with notes", false, true, writePptx},
    Format{"beamer", "a folder with steps.pdf and LaTeX slides of it", true, true, writeBeamer},
    Format{"mp4", "a film (needs ffmpeg)", false, true, writeMp4, true},
    Format{"webm", "a film for web pages (needs ffmpeg)", false, true, writeWebm, true},
    Format{"gif", "a film that repeats for ever (needs ffmpeg)", false, true, writeGif, true},
};

bool isAmong(const std::vector<int>& moments, int moment)
{
    return std::find(moments.begin(), moments.end(), moment) != moments.end();
}

} // namespace

std::span<const Format> formats()
{
    return formatsTable;
}

const Format* formatNamed(std::string_view name)
{
    const auto found = std::find_if(formatsTable.begin(), formatsTable.end(),
                                    [&](const Format& format) { return format.name == name; });
    return found == formatsTable.end() ? nullptr : &*found;
}

std::string cutWords(const Format& format, const Show& show)
{
    const Show::Options& options = show.options();
    if ((!format.hasFrames && !show.survey()) || options.view != View::Kind::Slide)
        return {};
    const WordsPlace place = wordsOnSlide(static_cast<float>(options.width), static_cast<float>(options.height));
    std::string steps;
    for (const FoundStop& found : show.stops())
        if (isAmong(show.moments(), found.moment) && lettersTooMany(found.stop->say, place) > 0)
            steps += (steps.empty() ? "" : ", ") + std::to_string(found.moment);
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
