#include "app/presenter/page_painter.hpp"

#include "export/show.hpp"
#include "picture/slide.hpp"
#include "survey/survey_picture.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {
namespace {

// A slide of the window's first size.
constexpr float slideWidth = 1280, slideHeight = 800;

Picture surveyedPicture(const NextFrame& next)
{
    Survey survey = *next.survey;
    goTo(survey, wayTo(survey, next.moment));
    const SurveyFrame frame = frameOf(survey, next.look, next.speaks ? next.stop : nullptr, next.stops);
    return surveyPicture(frame, View::Kind::Slide, slideWidth, slideHeight);
}

PageRows rowsOf(const Raster& raster, int first, int count)
{
    PageRows rows{raster.width, raster.height, first, count, {}};
    rows.rgba.reserve(static_cast<std::size_t>(raster.width) * static_cast<std::size_t>(count) * 4);
    for (int y = first; y < first + count; ++y)
        for (const std::uint32_t pixel : raster.row(y))
            for (const int shift : {16, 8, 0, 24})
                rows.rgba.push_back(static_cast<std::uint8_t>(pixel >> shift));
    return rows;
}

} // namespace

std::optional<NextFrame> nextFrame(const Session& session)
{
    const auto place = stopToCome(session);
    if (!place)
        return std::nullopt;
    const FoundStop& found = session.stops[*place];
    NextFrame next{.lesson = session.lesson,
                   .stop = found.stop,
                   .speaks = session.isOwnRecipe(),
                   .timeline = nullptr,
                   .moment = found.moment,
                   .look = session.look,
                   .stops = session.stopMoments};
    if (next.speaks)
        next.look = lookAt(*found.stop, session.lesson->look, session.look);
    if (const Survey* survey = session.survey()) {
        next.survey = *survey;
    } else {
        next.timeline = session.run().timeline;
        next.range = session.run().range;
    }
    return next;
}

Picture pictureOf(const NextFrame& next, ManyShelf& shelf)
{
    if (next.survey)
        return surveyedPicture(next);
    const Moment moment = momentAt(*next.timeline, next.moment);
    Frame frame{
        .timeline = *next.timeline, .moment = moment, .look = next.look, .range = next.range, .stops = next.stops};
    if (!next.speaks)
        return framePicture(frame, View::Kind::Slide, slideWidth, slideHeight);
    frame.narration = next.stop->say;
    frame.title = next.stop->title;
    frame.marks = next.stop->marks;
    const ChosenFigure& shown = next.stop->show;
    if (const auto maps = mapsOf(shown, next.timeline->recipe()))
        frame.many = shelf.of(*maps);
    return shown.isOfStep() ? framePicture(frame, View::Kind::Slide, slideWidth, slideHeight)
                            : shown.figure->paint(frame, shown.values, slideWidth, slideHeight);
}

PageRows PagePainter::paint(const SpeakerPage& page, const std::optional<NextFrame>& next, int width, int height)
{
    if (m_next != next) {
        m_next.reset();
        if (next)
            m_nextPicture = pictureOf(*next, m_shelf);
        m_next = next;
    }
    const Picture picture =
        speakerPicture(page, m_next ? &m_nextPicture : nullptr, static_cast<float>(width), static_cast<float>(height));
    std::swap(m_shown, m_former);
    m_shown = rasterOf(picture, std::exchange(m_shown, {})); // which may throw, and leaves none half painted
    if (m_former.width != width || m_former.height != height)
        return rowsOf(m_shown, 0, height);
    const auto isOther = [&](int y) {
        const auto row = m_shown.row(y);
        return !std::equal(row.begin(), row.end(), m_former.row(y).begin());
    };
    int first = 0, end = height;
    while (first < end && !isOther(first))
        ++first;
    while (end > first && !isOther(end - 1))
        --end;
    return rowsOf(m_shown, first, end - first);
}

} // namespace lozenge
