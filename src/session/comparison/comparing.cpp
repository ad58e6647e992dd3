#include "session/comparison/comparing.hpp"

#include "session/recipe/editing.hpp"
#include "session/surveying.hpp"

#include <algorithm>

namespace lozenge {
namespace {

std::vector<std::shared_ptr<const Timeline>> runsOf(const Session& session, const std::vector<Recipe>& recipes)
{
    std::vector<std::shared_ptr<const Timeline>> runs;
    for (const Recipe& recipe : recipes)
        runs.push_back(recipe == session.recipe() ? session.timeline : std::make_shared<const Timeline>(recipe));
    return runs;
}

void noteSides(Session& session)
{
    std::string line = "compare on";
    for (const Side& side : session.comparison->sides)
        line += (&side == &session.comparison->sides.front() ? ": " : ", ") + side.name;
    note(session, line);
}

} // namespace

void compare(Session& session, const std::vector<Recipe>& recipes)
{
    if (const auto fault = comparisonFault(recipes))
        return tell(session, *fault, true);
    session.comparison.reset();
    setRecipe(session, recipes.front());
    session.comparison = comparisonOf(runsOf(session, recipes), session.moment.number);
    session.comparison->isUsual = recipes == usualSides(recipes.front());
    noteSides(session);
}

void toggleCompare(Session& session)
{
    if (tellNotStepped(session, "Comparing"))
        return;
    if (!session.comparison)
        return compare(session, usualSides(session.recipe()));
    session.comparison.reset();
    note(session, "compare off");
}

void refreshComparison(Session& session)
{
    if (!session.comparison)
        return;
    std::vector<Recipe> recipes{session.recipe()};
    for (std::size_t i = 1; i < session.comparison->sides.size(); ++i)
        recipes.push_back(session.comparison->sides[i].recipe());
    const bool usual = session.comparison->isUsual || comparisonFault(recipes);
    const Comparison before = *session.comparison;
    if (usual)
        recipes = usualSides(session.recipe());
    session.comparison = comparisonOf(runsOf(session, recipes), session.moment.number);
    session.comparison->isUsual = usual;
    session.comparison->seam = before.seam;
    session.comparison->chosen = std::min(before.chosen, static_cast<int>(recipes.size()) - 1);
}

void chooseSide(Session& session, int side)
{
    if (!session.comparison || side < 1 || side >= static_cast<int>(session.comparison->sides.size()))
        return;
    session.comparison->chosen = side;
    note(session, "difference to " + session.comparison->sides[static_cast<std::size_t>(side)].name);
}

void toggleSeamSide(Session& session)
{
    if (!session.comparison)
        return;
    SeamSide& seam = session.comparison->seam;
    seam = seam == SeamSide::WestToEast ? SeamSide::NorthToSouth : SeamSide::WestToEast;
    note(session, seam == SeamSide::WestToEast ? "seam west to east" : "seam north to south");
}

} // namespace lozenge
