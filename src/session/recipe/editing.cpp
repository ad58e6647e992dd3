#include "session/recipe/editing.hpp"

#include "lesson/keys/recipe_keys.hpp"
#include "picture/tr.hpp"
#include "session/opening.hpp"
#include "session/question/prediction.hpp"
#include "session/surveying.hpp"

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

} // namespace

void rememberForUndo(Session& session, Edit edit)
{
    if (edit == Edit::Begins || session.undoable.empty())
        session.undoable.push_back({session.recipe(), session.text});
    if (session.undoable.size() > mostUndoable)
        session.undoable.erase(session.undoable.begin());
}

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

} // namespace lozenge
