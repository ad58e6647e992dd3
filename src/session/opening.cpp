#include "session/opening.hpp"

#include "analysis/corresponding.hpp"

#include "picture/tr.hpp"
#include "session/comparison/comparison.hpp"
#include "session/question/prediction.hpp"
#include "session/run/travel.hpp"
#include "session/surveying.hpp"
#include "session/view/looking.hpp"

#include <algorithm>

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

/// Begins to look at a run, or at the same run of a lesson whose words are others.
void startRun(Session& session, const std::shared_ptr<const Timeline>& timeline, int moment)
{
    if (!session.survey() && timeline == session.run().timeline) {
        findStops(session); // they point into the lesson, which may be another
        return goTo(session, moment);
    }

    const bool wasSurveyed = session.survey();
    if (wasSurveyed)
        session.flight.reset();
    if (wasSurveyed || !session.run().timeline || session.run().timeline->last() != timeline->last())
        session.sight = wholeSight(timeline->last());
    moment = std::clamp(moment, 0, timeline->stepCount());
    session.shown = SteppedRun{.timeline = timeline,
                               .range = heightRange(*timeline),
                               .moment = momentAt(*timeline, moment),
                               .changed = wholeMap(timeline->recipe().size)};
    findStops(session);
    session.playback.clock = session.playback.rest = 0;
    session.prediction.asked.reset();
    for (std::optional<Point>* const point : {&session.hovered, &session.pinned})
        if (*point && !isInside(**point, timeline->last()))
            point->reset();
    refreshTrace(session);
    refreshComparison(session);
    refreshFigure(session);
    note(session, stepLine(session));
}

void begin(Session& session, OpenedLesson&& opened)
{
    session.source = std::move(opened.source);
    session.lesson = std::move(opened.lesson);
    session.text = session.savedText = std::move(opened.text);
    session.fileError.reset();
    const bool isBundled = session.source.name != session.source.path; // and is saved as a copy
    session.savePath = isBundled ? session.source.name + ".toml" : session.source.path;
    session.paintedHeight.reset();
    takeLook(session);
    session.undoable.clear();
    session.comparison.reset();
    session.pinned.reset();
    dropQuestion(session);
    session.prediction.right = session.prediction.questions = 0;
    note(session, "lesson " + session.source.name);
    if (isSurveyed(opened.recipe))
        startSurvey(session, opened.recipe);
    else
        startRun(session, std::make_shared<const Timeline>(opened.recipe), 0);
}

} // namespace

OrError<Session> openSession(OpenedOrError read)
{
    return shown(std::move(read)).map([](OpenedLesson&& opened) {
        Session session;
        begin(session, std::move(opened));
        return session;
    });
}

std::optional<LessonError> openLesson(Session& session, OpenedOrError read)
{
    auto opened = shown(std::move(read));
    if (!opened) {
        tell(session, opened.error().text(), true);
        return opened.error();
    }
    if (!mayLeave(session))
        return std::nullopt;
    pause(session);
    begin(session, std::move(*opened));
    return std::nullopt;
}

void takeOver(Session& session, OpenedLesson opened, const std::optional<Recipe>& run)
{
    const Lesson before = *session.lesson;
    session.source = std::move(opened.source);
    session.lesson = std::move(opened.lesson);
    session.text = std::move(opened.text);
    session.fileError.reset();
    if (session.lesson->look != before.look)
        takeLook(session);
    dropQuestion(session);

    const bool isOther = session.lesson->recipe != before.recipe;
    const Recipe now = run ? *run : isOther ? opened.recipe : session.recipe();
    runRecipe(session, now, 0);
}

void runRecipe(Session& session, const Recipe& recipe, int place)
{
    if (isSurveyed(recipe))
        return resurvey(session, recipe);
    const bool isSame = recipe == session.recipe();
    const auto timeline = isSame ? session.run().timeline : std::make_shared<const Timeline>(recipe);
    if (!session.survey())
        place = correspondingMoment(*session.run().timeline, session.present(), *timeline);
    startRun(session, timeline, place);
}

void speak(Session& session, LessonWords words)
{
    if (!session.isSaved())
        return tell(session,
                    tr(session.look, "Words in other languages are those of the saved lesson: Ctrl+S saves it."), true);
    LessonSource source = session.source;
    source.words = std::move(words);
    auto opened = openedLesson(std::move(source), session.text);
    if (!opened)
        return tell(session, opened.error().text(), true);
    Look look = session.look;
    look.language = opened->source.words.language;
    takeOver(session, std::move(*opened), session.recipe());
    session.look = look;
    refreshComparison(session);
    session.shelf.clear();
    note(session, "language " + (look.language ? look.language->name : "en"));
}

bool mayWrite(Session& session)
{
    if (session.source.words.path.empty())
        return true;
    tell(session,
         tr(session.look,
            "These words are a translation, and only the original can be edited: the Write panel shows it."),
         true);
    return false;
}

bool mayLeave(Session& session)
{
    const std::string warning =
        tr(session.look, "The lesson is not saved: Ctrl+S saves it; Ctrl+Q again quits without saving.");
    if (session.isSaved() || (session.message && session.message->text == warning))
        return true;
    note(session, "not saved");
    tell(session, warning, true);
    return false;
}

void takeReadAgain(Session& session, ReadAgain again)
{
    auto opened = shown(std::move(again.opened));
    session.source.stamp = again.stamp;
    session.source.words.stamp = again.wordsStamp;
    if (!session.isSaved())
        return tell(session, tr(session.look, "The lesson's file was also changed elsewhere: saving overwrites that."),
                    true);
    if (opened) {
        note(session, "reload " + session.source.name);
        session.savedText = opened->text;
        takeOver(session, std::move(*opened));
        return tell(session, tr(session.look, "The lesson's file has changed and has been read again."));
    }
    session.fileError = opened.error();
    note(session, "error " + opened.error().text());
    tell(session, opened.error().text(), true);
}

} // namespace lozenge
