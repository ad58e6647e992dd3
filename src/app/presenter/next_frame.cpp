#include "app/presenter/next_frame.hpp"

#include "export/show.hpp"
#include "picture/slide.hpp"
#include "survey/survey_picture.hpp"

namespace lozenge {
namespace {

// A slide of the window's first size.
constexpr float width = 1280, height = 800;

Picture surveyedPicture(const NextFrame& next)
{
    Survey survey = *next.survey;
    goTo(survey, wayTo(survey, next.moment));
    const SurveyFrame frame = frameOf(survey, next.look, next.speaks ? next.stop : nullptr, next.stops);
    return surveyPicture(frame, View::Kind::Slide, width, height);
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
    Frame frame{.timeline = *next.timeline,
                .moment = moment,
                .look = next.look,
                .range = next.range,
                .narration = {},
                .command = {},
                .stops = next.stops};
    if (!next.speaks)
        return framePicture(frame, View::Kind::Slide, width, height);
    frame.narration = next.stop->say;
    frame.title = next.stop->title;
    frame.marks = next.stop->marks;
    const ChosenFigure& shown = next.stop->show;
    if (const auto maps = mapsOf(shown, next.timeline->recipe()))
        frame.many = shelf.of(*maps);
    return shown.isOfStep() ? framePicture(frame, View::Kind::Slide, width, height)
                            : shown.figure->paint(frame, shown.values, width, height);
}

} // namespace lozenge
