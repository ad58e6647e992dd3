#include "session/seen.hpp"

#include "lesson/figures/figure_values.hpp"
#include "session/command_text.hpp"
#include "session/comparison/comparison.hpp"
#include "session/question/prediction.hpp"
#include "session/run/stops.hpp"
#include "session/view/figure.hpp"

#include <utility>

namespace lozenge {
namespace {

/// The figure that shows the runs which are compared, with the runs that are at hand.
ChosenFigure comparedFigure(const Session& session)
{
    const Comparison& comparison = *session.comparison;
    ChosenFigure chosen;
    chosen.figure = rowNamed(figures(), "compare");
    chosen.values = defaultValues(*chosen.figure);
    chosen.values[0].recipes = *sidesFrom(comparison.given, session.recipe());
    for (std::size_t i = 0; i < comparison.sides.size(); ++i)
        chosen.values[0].recipes[i].run = comparison.sides[i].timeline;
    for (const CompareRow row : comparedRows(session))
        chosen.values[1].words.push_back(compareRows[static_cast<std::size_t>(row)]);
    return chosen;
}

/// What a stop would show, say and ask to be what is seen.
Stop stopSeen(const Session& session)
{
    Stop stop;
    if (session.comparison) {
        stop.title = comparisonTitle(session);
        stop.say = comparisonLine(session);
        stop.show = comparedFigure(session);
        return stop;
    }
    if (session.survey()) {
        const Stop* const speaking = speakingStop(session);
        return speaking ? *speaking : stop;
    }
    const auto atHand = stopAtHand(session);
    if (atHand && session.isOwnRecipe())
        stop = *session.stops[*atHand].stop;
    if (const auto& asked = session.prediction.asked) {
        if (!stop.question || stop.question->kind != asked->question.kind)
            stop.question = asked->question;
        if (!asked->step)
            stop.place = {}; // the stage stands where the question is asked, and not before that step
    }
    stop.show = shownFigure(session);
    return stop;
}

PagePlace placeSeen(const Session& session)
{
    if (session.survey())
        return {.kind = PagePlace::Kind::Station, .moment = session.present()};
    const auto& asked = session.prediction.asked;
    if (!asked || session.comparison)
        return {.moment = session.present()};
    return {.kind = asked->verdict ? PagePlace::Kind::Answer : PagePlace::Kind::Question, .moment = asked->moment};
}

PageMaker made(const Session& session, const PagePlace& place, Stop stop)
{
    Lesson lesson = lessonSeen(session);
    lesson.stops.clear(); // of those that the playlist rests at the strip has marks
    for (const FoundStop& found : session.stops)
        lesson.stops.push_back(*found.stop);
    if (!session.isOwnRecipe())
        dropWords(lesson.stops);
    return [lesson = std::move(lesson), run = runSeen(session), place, stop = std::move(stop)](PageOptions options) {
        return LessonPages(lesson, run, place, stop, std::move(options));
    };
}

} // namespace

Lesson lessonSeen(const Session& session)
{
    Lesson lesson = *session.lesson;
    lesson.recipe = session.recipe();
    lesson.look = session.look;
    if (!session.isOwnRecipe()) {
        dropWords(lesson.stops);
        for (Stop& stop : lesson.stops) { // the map may be a smaller one
            stop.show = {};
            stop.marks.clear();
        }
    }
    return lesson;
}

LessonPages::Run runSeen(const Session& session)
{
    if (session.survey())
        return *session.survey();
    return session.run().timeline;
}

PageOptions pageOptions(const Session& session)
{
    PageOptions options;
    options.lessonArgument = session.source.name;
    options.overrides = presentOverrides(session);
    options.lessonsLook = session.lesson->look;
    return options;
}

PageMaker pageSeen(const Session& session)
{
    return made(session, placeSeen(session), stopSeen(session));
}

PageMaker pageOfStop(const Session& session, const FoundStop& found)
{
    const Stop stop = session.isOwnRecipe() ? *found.stop : Stop{};
    if (const Survey* survey = session.survey())
        return made(session,
                    {.kind = PagePlace::Kind::Station, .moment = found.moment, .way = wayTo(*survey, found.moment)},
                    stop);
    return made(session, {.moment = found.moment}, stop);
}

} // namespace lozenge
