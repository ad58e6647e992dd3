#include "session/opening.hpp"

#include "session/question/prediction.hpp"
#include "session/run/corresponding.hpp"
#include "session/run/playback.hpp"
#include "session/surveying.hpp"

namespace lozenge {
namespace {

/// Not all that can be read can be shown.
OpenedOrError shown(OpenedOrError opened)
{
    if (opened)
        if (const auto fault = surveyFault(opened->recipe))
            return tl::unexpected(
                LessonError{opened->source.path, 0, 0, "the window cannot show it: " + fault->message});
    return opened;
}

void takeLook(Session& session)
{
    session.look = session.lesson->look;
    if (session.chosenTheme)
        session.look.theme = session.chosenTheme;
}

void begin(Session& session, OpenedLesson&& opened)
{
    session.source = std::move(opened.source);
    session.lesson = std::move(opened.lesson);
    session.fileError.reset();
    takeLook(session);
    session.undoable.clear();
    session.comparison.reset();
    session.pinned.reset();
    dropQuestion(session);
    resetScore(session);
    note(session, "lesson " + session.source.name);
    if (isSurveyed(opened.recipe))
        startSurvey(session, opened.recipe);
    else
        startRun(session, std::make_shared<const Timeline>(opened.recipe), 0);
}

/// The file says something else: its words and looks are taken over, its recipe where that is what was changed.
void takeOver(Session& session, OpenedLesson&& opened)
{
    const Lesson before = *session.lesson;
    session.source = std::move(opened.source);
    session.lesson = std::move(opened.lesson);
    session.fileError.reset();
    if (session.lesson->look != before.look)
        takeLook(session);
    dropQuestion(session);
    note(session, "reload " + session.source.name);
    tell(session, "The lesson's file has changed and was read again.");

    const bool isOther = session.lesson->recipe != before.recipe;
    const Recipe now = isOther ? opened.recipe : session.recipe();
    if (isSurveyed(now))
        return resurvey(session, now);
    if (session.survey())
        return startRun(session, std::make_shared<const Timeline>(now), 0);
    const SteppedRun& run = session.run();
    const auto timeline = now == session.recipe() ? run.timeline : std::make_shared<const Timeline>(now);
    startRun(session, timeline, correspondingMoment(*run.timeline, run.moment.number, *timeline));
}

} // namespace

tl::expected<Session, LessonError> openSession(OpenedOrError read)
{
    auto opened = shown(std::move(read));
    if (!opened)
        return tl::unexpected(opened.error());
    Session session;
    begin(session, std::move(*opened));
    return session;
}

std::optional<LessonError> openLesson(Session& session, OpenedOrError read)
{
    auto opened = shown(std::move(read));
    if (!opened) {
        tell(session, opened.error().text(), true);
        return opened.error();
    }
    pause(session);
    begin(session, std::move(*opened));
    return std::nullopt;
}

void takeReadAgain(Session& session, ReadAgain again)
{
    auto opened = shown(std::move(again.opened));
    if (opened)
        return takeOver(session, std::move(*opened));
    session.source.stamp = again.stamp;
    session.fileError = opened.error();
    note(session, "error " + opened.error().text());
    tell(session, opened.error().text(), true);
}

} // namespace lozenge
