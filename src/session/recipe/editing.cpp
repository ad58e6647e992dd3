#include "session/recipe/editing.hpp"

#include "lesson/figures/figure_values.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "lesson/text/command_text.hpp"
#include "lesson/text/lesson_text.hpp"
#include "picture/text/comma_list.hpp"
#include "picture/tr.hpp"
#include "session/opening.hpp"
#include "session/question/prediction.hpp"
#include "session/run/stops.hpp"
#include "session/run/travel.hpp"
#include "session/surveying.hpp"

#include <algorithm>

namespace lozenge {
namespace {

/// What a recipe does not use is as a lesson's file would have it, so that recipes that mean the same are equal.
Recipe withoutUnused(Recipe recipe)
{
    if (recipe.corners.randomRange)
        recipe.corners.heights = {};
    if (!recipe.amplitudes.listed.empty())
        recipe.amplitudes = {.listed = recipe.amplitudes.listed};
    if (recipe.amplitudes.rcoe)
        recipe.amplitudes = {.listed = {}, .rcoe = recipe.amplitudes.rcoe};
    if (recipe.amplitudes.roughness)
        recipe.amplitudes.first = Amplitudes{}.first;
    if (recipe.slips == ownSlips(recipe))
        recipe.slips.reset();
    if (recipe.noise.kind->takesSeed)
        recipe.noise.recorded.clear();
    return recipe;
}

std::string changeLine(const Recipe& from, const Recipe& to)
{
    constexpr std::size_t longest = 200; // recorded noise may have thousands of values
    std::string line = "set";
    for (const std::string& text : overridesBetween(from, to))
        line += " " + text;
    return line.size() <= longest ? line : line.substr(0, longest) + "...";
}

/// What is there now is what undo leads back to.
void rememberForUndo(Session& session, Edit edit)
{
    if (edit == Edit::Begins || session.undoable.empty())
        session.undoable.push_back({session.recipe(), session.text});
    if (session.undoable.size() > mostUndoable)
        session.undoable.erase(session.undoable.begin());
}

/// Takes the new text over if it can be read; else tells what would be wrong with it.
void apply(Session& session, const ChangedText& changed, const std::string& line, Edit edit = Edit::Begins,
           const std::optional<Recipe>& run = std::nullopt)
{
    if (!changed)
        return tell(session, changed.error().message, true);
    if (*changed == session.text || !mayWrite(session))
        return;
    auto opened = openedLesson(session.source, *changed);
    if (!opened)
        return tell(session, opened.error().message, true);
    rememberForUndo(session, edit);
    const std::size_t shown = session.shownStop;
    takeOver(session, std::move(*opened), run);
    session.shownStop = shown;
    note(session, line);
}

/// A moment as a lesson's file names it: where it ends a phase by that, which means something for any size of map.
std::string placeText(const Session& session, int moment)
{
    if (moment == 0)
        return "\"start\"";
    if (moment == session.lastMoment())
        return "\"end\"";
    if (session.survey())
        return "{ level = " + std::to_string(moment - 1) + ", phase = \"square\" }";
    const Chapter& chapter = session.run().timeline->chapterOf(moment);
    if (moment != chapter.last)
        return std::to_string(moment);
    return "{ level = " + std::to_string(chapter.level) + ", phase = " + tomlString(phaseWord(chapter.phase)) + " }";
}

/// Which of the stops of the file it is.
int placeInFile(const Session& session, const Stop* stop)
{
    return static_cast<int>(stop - session.lesson->stops.data());
}

/// Where in the file a stop goes that comes after all that the run has up to a moment.
int placeFor(const Session& session, int moment)
{
    int place = 0;
    for (const FoundStop& found : session.stops)
        if (found.moment <= moment)
            place = std::max(place, placeInFile(session, found.stop) + 1);
    return place;
}

/// What a lesson's file calls a question that every step can be asked.
std::string wordFor(Question::Kind kind)
{
    return kind == Question::Kind::Parents ? "\"parents\"" : "\"height\"";
}

const Stop* stopToChange(Session& session)
{
    const FoundStop* found = presentStop(session);
    if (!found)
        tell(session, tr(session.look, "There is no stop at this step yet: Ctrl+M makes one."));
    return found ? found->stop : nullptr;
}

/// Goes to the stop of this place of the file.
void goToStop(Session& session, int place)
{
    for (std::size_t i = 0; i < session.stops.size(); ++i)
        if (placeInFile(session, session.stops[i].stop) == place) {
            goTo(session, session.stops[i].moment);
            session.shownStop = i;
        }
}

} // namespace

std::optional<RecipeFault> setRecipe(Session& session, Recipe recipe, Edit edit)
{
    recipe = withoutUnused(std::move(recipe));
    if (recipe == session.recipe())
        return std::nullopt;
    for (auto* ask : {faultOf, surveyFault})
        if (auto fault = ask(recipe)) {
            tell(session, fault->message, true);
            return fault;
        }
    rememberForUndo(session, edit);
    note(session, changeLine(session.recipe(), recipe));
    runRecipe(session, recipe, atEnd);
    return std::nullopt;
}

void undo(Session& session)
{
    if (session.undoable.empty())
        return tell(session, tr(session.look, "There is nothing to undo."));
    if (session.undoable.back().text != session.text && !mayWrite(session))
        return;
    const Undoable before = std::move(session.undoable.back());
    session.undoable.pop_back();
    if (before.text != session.text) {
        auto opened = openedLesson(session.source, before.text);
        if (!opened) // with the words or the overrides that there are now
            return tell(session, opened.error().text(), true);
        note(session, "undo");
        return takeOver(session, std::move(*opened), before.recipe);
    }
    note(session, "undo");
    note(session, changeLine(session.recipe(), before.recipe));
    runRecipe(session, before.recipe, atEnd);
}

void resetRecipe(Session& session)
{
    setRecipe(session, session.lesson->recipe);
}

void addStop(Session& session)
{
    pause(session);
    if (!session.isOwnRecipe())
        keepRecipe(session);
    const int place = placeFor(session, session.present());
    apply(session, withStop(session.text, place, placeText(session, session.present())), "stop added");
    goToStop(session, place);
}

void setStopKey(Session& session, std::string_view key, const std::optional<std::string>& value, Edit edit)
{
    if (const Stop* stop = stopToChange(session))
        apply(session, withKey(session.text, {"stop", placeInFile(session, stop)}, key, value),
              "stop " + std::string(key), edit);
}

void setStopWords(Session& session, std::string_view key, std::string_view words, Edit edit)
{
    setStopKey(session, key, words.empty() ? std::nullopt : std::optional(tomlString(words)), edit);
}

void setQuestion(Session& session, const Question& question, Edit edit)
{
    const Stop* stop = stopToChange(session);
    if (!stop)
        return;
    const LessonTable ask{"ask", placeInFile(session, stop)};
    ChangedText text = session.text;
    const auto set = [&](std::string_view key, const std::optional<std::string>& value) {
        text = text.and_then([&](const std::string& before) { return withKey(before, ask, key, value); });
    };
    const bool isChoice = question.kind == Question::Kind::Choice;
    set("of", isChoice ? std::nullopt : std::optional(wordFor(question.kind)));
    if (isChoice) {
        set("question", tomlString(question.text));
        set("choices", "[" + commaList(question.choices, tomlString) + "]");
        set("answer", std::to_string(question.answer + 1));
    }
    set("why", question.why.empty() ? std::nullopt : std::optional(tomlString(question.why)));
    apply(session, text, "stop ask", edit);
}

void chooseQuestion(Session& session, std::optional<Question::Kind> kind)
{
    if (kind == Question::Kind::Choice)
        return setQuestion(
            session,
            {*kind, tr(session.look, "What comes next?"), {tr(session.look, "this"), tr(session.look, "that")}, 0});
    setStopKey(session, "ask", kind ? std::optional(wordFor(*kind)) : std::nullopt);
}

void showFigureAtStop(Session& session)
{
    if (!session.figure)
        return setStopKey(session, "show", std::nullopt);
    const FigureChoice choice = *session.figure;
    session.figure.reset();
    setStopKey(session, "show", figureText(*choice.chosen.figure, choice.given));
}

void moveStop(Session& session, int moment)
{
    const Stop* stop = stopToChange(session);
    if (!stop || moment == session.present() || moment < 0 || moment > session.lastMoment())
        return;
    const int place = placeInFile(session, stop);
    apply(session, withKey(session.text, {"stop", place}, "at", placeText(session, moment)), "stop moved");
    goToStop(session, place);
}

void removeStop(Session& session)
{
    if (const Stop* stop = stopToChange(session))
        apply(session, withoutStop(session.text, placeInFile(session, stop)), "stop removed");
}

void setLessonWords(Session& session, std::string_view key, std::string_view words, Edit edit)
{
    apply(session, withKey(session.text, {}, key, words.empty() ? std::nullopt : std::optional(tomlString(words))),
          "lesson " + std::string(key), edit);
}

void keepRecipe(Session& session)
{
    const Recipe recipe = session.recipe();
    const auto text = withRecipe(session.text, overridesBetween(session.lesson->recipe, recipe));
    apply(session, text, "recipe kept", Edit::Begins, recipe);
}

void togglePreset(Session& session, Point at, double height)
{
    Recipe recipe = session.recipe();
    const auto found = std::find_if(recipe.presets.begin(), recipe.presets.end(),
                                    [&](const Preset& preset) { return preset.at == at; });
    if (found != recipe.presets.end())
        recipe.presets.erase(found);
    else
        recipe.presets.push_back({at, height});
    setRecipe(session, std::move(recipe));
}

void takeSaved(Session& session, LessonSource source)
{
    session.source = std::move(source);
    session.savedText = session.text;
    session.fileError.reset();
    note(session, "saved " + session.source.path);
    tell(session, tr(session.look, "Saved: {0}", session.source.path));
}

} // namespace lozenge
