#include "session/seen.hpp"

#include "lesson/figures/figure_values.hpp"
#include "lesson/keys/look_keys.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "lesson/text/command_text.hpp"
#include "session/comparison/comparison.hpp"
#include "session/question/prediction.hpp"
#include "session/run/stops.hpp"
#include "session/view/looking.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>
#include <optional>
#include <utility>

namespace lozenge {
namespace {

/// The figure that shows the runs which are compared, with the runs that are at hand.
ChosenFigure comparedFigure(const Session& session)
{
    const Comparison& comparison = *session.comparison;
    ChosenFigure chosen{rowNamed(figures(), "compare"), {{.recipes = comparison.recipes}, {}}};
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

/// Of a survey between two stations with the part of the way that has been gone.
std::string stepText(const Session& session)
{
    const int present = session.present();
    if (!session.survey())
        return std::to_string(present);
    const Survey& survey = *session.survey();
    const double from = wayTo(survey, present), to = wayTo(survey, present + 1);
    return exactText(to > from ? present + std::max(0.0, (survey.way - from) / (to - from)) : present);
}

/// In as few digits as read back as the same.
template <typename Number>
std::string joined(std::initializer_list<Number> numbers)
{
    std::string text;
    for (const Number number : numbers) {
        std::array<char, 64> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number + Number{}).ptr; // no -0
        text += (text.empty() ? "" : ",") + std::string(digits.data(), end);
    }
    return text;
}

/// Where the view is, or is on its way to after a step.
Sight sightAhead(const Session& session)
{
    const auto& survey = session.survey();
    const bool isFollowing = survey && survey->zoom && survey->shown != survey->way;
    return isFollowing ? kept(sightOn(*survey, survey->way), survey->last()) : sightOf(session);
}

/// Which of several stops at the present place is shown, from 1.
int nthStop(const Session& session)
{
    const FoundStop* const shown = presentStop(session);
    const auto isHere = [&](const FoundStop& found) { return found.moment == shown->moment; };
    return shown ? 1 + static_cast<int>(std::count_if(session.stops.data(), shown, isHere)) : 0;
}

/// What is given for the keys of the figure that was chosen, or that was gone through; nothing where the stops' own are
/// shown as they are.
std::optional<std::vector<std::string>> givenOfFigure(const Session& session)
{
    const ChosenFigure shown = shownFigure(session);
    if (!session.figureStep || !rowNamed(shown.figure->keys, "upto"))
        return session.figure ? std::optional(session.figure->given) : std::nullopt;
    // Figures that are gone through have points and counts for keys.
    std::vector<std::string> given;
    for (std::size_t i = 0; i < shown.values.size(); ++i) {
        const std::string key = std::string(shown.figure->keys[i].name) + "=";
        if (const auto& point = shown.values[i].point)
            given.push_back(key + joined({point->x, point->y}));
        if (const auto count = shown.values[i].count)
            given.push_back(key + std::to_string(*count));
    }
    return given;
}

void addView(std::vector<std::string>& options, const Session& session)
{
    const auto add = [&](const char* option, std::string value) {
        options.insert(options.end(), {option, std::move(value)});
    };
    if (session.comparison) {
        std::vector<std::string> sides = session.comparison->given;
        if (session.comparison->seam == SeamSide::NorthToSouth)
            sides.back() += "," + std::string(otherSeam);
        if (session.comparison->hasReliefs)
            sides.back() += "," + std::string(withReliefs);
        for (std::string& side : sides)
            add("--compare", std::move(side));
    }
    if (const auto given = givenOfFigure(session)) {
        add("--figure", std::string((session.figure ? session.figure->chosen : shownFigure(session)).figure->name));
        for (const std::string& one : *given)
            add("--with", one);
    }
    if (const int nth = nthStop(session); nth > 1)
        add("--stop", std::to_string(nth));
    if (const Sight sight = sightAhead(session); sight != usualSight(session))
        add("--sight", joined({sight.x, sight.y, sight.width}));
    if (session.flight) {
        const glm::vec3& place = session.flight->place;
        const Attitude attitude = attitudeOf(*session.flight);
        add("--flight",
            joined({place.x, place.y, place.z, static_cast<float>(attitude.heading), static_cast<float>(attitude.pitch),
                    static_cast<float>(attitude.roll), session.flight->speed}));
        if (!session.flight->hasFog)
            options.emplace_back("--clear");
    }
    if (session.pinned)
        add("--pin", joined({session.pinned->x, session.pinned->y}));
    if (session.panel != Session{}.panel)
        add("--panel", session.panel);
}

/// What turns the lesson's file into the run that is looked at.
std::vector<std::string> presentOverrides(const Session& session)
{
    std::vector<std::string> texts = overridesBetween(session.lesson->recipe, session.recipe());
    if (const auto& given = session.source.overrides; session.source.needsOverrides)
        texts.insert(texts.begin(), given.begin(), given.end());
    return texts;
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

std::string commandLine(const Session& session)
{
    std::vector<std::string> options;
    addOverrides(options, presentOverrides(session));
    options.insert(options.end(), {"--step", stepText(session)});
    Look opened = session.lesson->look;
    if (session.chosenTheme) // which the window remembers, so that this one is given whatever the lesson's is
        opened.theme = nullptr;
    addLook(options, session.look, opened);
    addView(options, session);
    return commandText("", session.source.name, options);
}

} // namespace lozenge
