#include "session/comparison/comparing.hpp"

#include "session/recipe/editing.hpp"
#include "session/surveying.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {
namespace {

void begin(Session& session, std::vector<std::string> modes, const std::vector<Recipe>& recipes)
{
    std::vector<std::shared_ptr<const Timeline>> runs;
    for (const Recipe& recipe : recipes)
        runs.push_back(recipe == session.recipe() ? session.run().timeline : std::make_shared<const Timeline>(recipe));
    session.comparison = comparisonOf(std::move(runs), session.run().moment.number);
    session.comparison->modes = std::move(modes);
}

void noteSides(Session& session)
{
    std::string line = "compare on";
    for (const Side& side : session.comparison->sides)
        line += (&side == &session.comparison->sides.front() ? ": " : ", ") + side.name;
    note(session, line);
}

} // namespace

std::optional<std::string> compare(Session& session, const std::vector<std::string>& modes)
{
    const auto recipes = sidesIn(session.recipe(), modes);
    if (!recipes)
        return recipes.error();
    session.comparison.reset();
    setRecipe(session, recipes->front());
    begin(session, modes, *recipes);
    noteSides(session);
    return std::nullopt;
}

void toggleCompare(Session& session)
{
    if (tellNotStepped(session, "Comparing"))
        return;
    if (!session.comparison) {
        if (const auto fault = compare(session, usualModes(session.recipe())))
            tell(session, *fault, true);
        return;
    }
    session.comparison.reset();
    note(session, "compare off");
}

void refreshComparison(Session& session)
{
    if (!session.comparison)
        return;
    const Recipe& now = session.recipe();
    std::vector<std::string> modes = session.comparison->modes;
    const bool isUsual = modes == usualModes(session.comparison->sides.front().recipe());
    modes.front() = rowNamed(edgeModes(), modes.front()) ? now.edge->name : now.variant->name;
    const bool isTwice = std::count(modes.begin(), modes.end(), modes.front()) > 1;
    auto recipes = sidesIn(now, modes);
    if (isUsual || isTwice || !recipes)
        recipes = sidesIn(now, modes = usualModes(now));
    const SeamSide seam = session.comparison->seam;
    begin(session, std::move(modes), *recipes);
    session.comparison->seam = seam;
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
