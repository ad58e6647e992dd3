#include "session/recipe/editing.hpp"

#include "core/facts/corresponding.hpp"
#include "lesson/text/recipe_text.hpp"
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

void runRecipe(Session& session, const Recipe& recipe)
{
    if (isSurveyed(recipe))
        return resurvey(session, recipe);
    auto timeline = std::make_shared<const Timeline>(recipe);
    if (session.survey())
        return startRun(session, timeline, timeline->stepCount());
    const SteppedRun& run = session.run();
    startRun(session, timeline, correspondingMoment(*run.timeline, run.moment.number, *timeline));
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
    runRecipe(session, recipe);
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
    note(session, "undo");
    if (before.text != session.text)
        return takeOver(session, *openedLesson(session.source, before.text), before.recipe);
    note(session, changeLine(session.recipe(), before.recipe));
    runRecipe(session, before.recipe);
}

void resetRecipe(Session& session)
{
    setRecipe(session, session.lesson->recipe);
}

std::string whyUnused(const Recipe& recipe, std::string_view key, const Look& look)
{
    if (key == "edge" && !recipe.variant->takesEdgeModes)
        return tr(look, "Variant \"{0}\" takes no edge mode but \"three\".", recipe.variant->name);
    if (key == "edge" && borderRule(recipe) != recipe.edge->name)
        return tr(look, "The slip \"{0}\" stands in the place of an edge mode.", borderRule(recipe));
    if (key == "edge_value" && !recipe.edge->takesValue)
        return tr(look, "Edge mode \"{0}\" puts no height at the edge.", recipe.edge->name);
    const bool isOfRatio = key == "amplitude" || key == "ratio" || key == "hurst" || key == "scaling";
    if (isOfRatio && !recipe.amplitudes.listed.empty())
        return tr(look, "The amplitude of each level is listed.");
    if (isOfRatio && recipe.amplitudes.rcoe)
        return tr(look, "Amplitudes are the powers of rcoe.");
    if (key == "amplitude" && recipe.amplitudes.roughness)
        return tr(look, "The amplitude is roughness times the side.");
    if (key == "scaling" && slipsOf(recipe).has(Slip::EachPhase))
        return tr(look, "The slip \"each-phase\" shrinks the amplitude before each phase.");
    if (key == "keep" && !recipe.variant->keepsPresets)
        return tr(look, "Variant \"{0}\" cannot keep presets.", recipe.variant->name);
    if (key == "seed" && !recipe.noise.kind->takesSeed)
        return tr(look, "Recorded noise repeats its values; it has no seed.");
    if (key == "values" && recipe.noise.kind->takesSeed)
        return tr(look, "Noise \"{0}\" makes its numbers from the seed.", recipe.noise.kind->name);
    if (key == "corners" && recipe.corners.randomRange)
        return tr(look, "The corners are drawn at random.");
    return {};
}

} // namespace lozenge
