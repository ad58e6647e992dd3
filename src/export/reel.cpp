#include "export/reel.hpp"

#include "export/stepped_frame.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>

namespace lozenge {
namespace {

FrameRemark remarkOn(const Show& show, int place)
{
    const auto index = static_cast<std::size_t>(place);
    const Look& look = show.lesson().look;
    if (show.survey())
        return {tr(look, "step {0}", show.moments()[index])};
    const FramePlace& frame = show.places()[index];
    FrameRemark remark{tr(look, "step {0}", frame.moment) + (frame.isQuestion() ? ", " + tr(look, "question") : "")};
    if (frame.stop && !frame.isQuestion() && !frame.stop->say.empty())
        remark.notes.push_back(plainText(lessonWords(frame.stop->say, look)));
    for (std::string& note : notesOf(show, frame))
        remark.notes.push_back(std::move(note));
    return remark;
}

} // namespace

int Reel::atOnce() const
{
    constexpr double memory = 1 << 30;
    constexpr double bytesAPixel = 4 * 3; // pixels, and what is made of two earlier ones
    return std::max(1, static_cast<int>(memory / (bytesAPixel * width * height)));
}

Reel reelOf(const Show& show)
{
    const Show::Options& options = show.options();
    return {.title = show.lesson().title,
            .summary = show.lesson().summary,
            .theme = show.lesson().look.theme,
            .language = show.lesson().look.language,
            .width = options.width,
            .height = options.height,
            .isTransparent = options.transparent,
            .names = options.names,
            .framesPerSecond = options.framesPerSecond,
            .count = show.count(),
            .chapters = show.chapters(),
            .frame = [&show](int place) { return show.frame(place); },
            .remark = [&show](int place) { return remarkOn(show, place); }};
}

} // namespace lozenge
