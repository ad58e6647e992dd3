#include "session/comparison/comparison.hpp"

#include "lesson/figures/figure_values.hpp"
#include "picture/text/comma_list.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"
#include "session/surveying.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {
namespace {

std::string noteOn(const std::vector<ShownRecipe>& sides, const Look& look)
{
    const auto comesAsStream = [](const ShownRecipe& side) { return !side.recipe.noise.kind->isOfPlace; };
    const auto stream = std::find_if(sides.begin(), sides.end(), comesAsStream);
    if (stream == sides.end())
        return {};
    return tr(look,
              "Noise \"{0}\" is a stream: if one side draws once more or once less, all its later numbers shift. With "
              "noise \"hash\" each point has the same number on every side.",
              stream->recipe.noise.kind->name);
}

/// What keeps the sides that are given from being compared, in a line.
std::optional<std::string> begin(Session& session, const std::vector<std::string>& given, bool isUsual)
{
    auto sides = sidesFrom(given, session.recipe());
    if (!sides)
        return sides.error().message;
    const auto& run = session.run().timeline;
    for (ShownRecipe& side : *sides)
        side.run = side.recipe == run->recipe() ? run : std::make_shared<const Timeline>(side.recipe);
    session.comparison = Comparison{comparedRuns(*sides, *run, session.present(), session.look), given, *sides, isUsual,
                                    noteOn(*sides, session.look)};
    return std::nullopt;
}

} // namespace

std::optional<std::string> compare(Session& session, const std::vector<std::string>& sides)
{
    auto fault = begin(session, sides, sides == usualSideTexts(session.recipe()));
    const auto inEnglish = [](const ShownRecipe& side) { return tr(nullptr, side.name); }; // as all of the transcript
    if (!fault)
        note(session, "compare on: " + commaList(session.comparison->recipes, inEnglish));
    return fault;
}

void toggleCompare(Session& session)
{
    if (tellNotStepped(session, phrase("Comparing needs a map that is stepped: a size up to 1025.")))
        return;
    if (!session.comparison) {
        if (const auto fault = compare(session, usualSideTexts(session.recipe())))
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
    const Comparison before = *std::exchange(session.comparison, std::nullopt);
    if (before.isUsual || begin(session, before.given, false))
        if (const auto fault = begin(session, usualSideTexts(session.recipe()), true))
            return tell(session, *fault, true);
    session.comparison->seam = before.seam;
    session.comparison->hasReliefs = before.hasReliefs;
}

void toggleSeamSide(Session& session)
{
    if (!session.comparison)
        return;
    SeamSide& seam = session.comparison->seam;
    seam = seam == SeamSide::WestToEast ? SeamSide::NorthToSouth : SeamSide::WestToEast;
    note(session, seam == SeamSide::WestToEast ? "seam west to east" : "seam north to south");
}

void toggleReliefs(Session& session)
{
    if (session.comparison)
        toggle(session, session.comparison->hasReliefs, "reliefs");
}

std::vector<CompareRow> comparedRows(const Session& session)
{
    const Comparison& comparison = *session.comparison;
    const bool isRepeated = comparison.sides.size() > 2 && session.run().moment.number == session.lastMoment();
    std::vector<CompareRow> rows{isRepeated ? CompareRow::Tiles : CompareRow::Board};
    if (comparison.hasReliefs)
        rows.push_back(CompareRow::Relief);
    rows.push_back(CompareRow::Difference);
    rows.push_back(comparison.seam == SeamSide::WestToEast ? CompareRow::Seam : CompareRow::SeamNorth);
    return rows;
}

std::string comparisonTitle(const Session& session)
{
    const Comparison& comparison = *session.comparison;
    return capital(tr(session.look, comparison.note.empty() ? "Same noise, {0} runs" : "Side by side, {0} runs",
                      countName(comparison.sides.size(), session.look)));
}

std::string comparisonLine(const Session& session)
{
    if (!session.comparison->note.empty())
        return session.comparison->note;
    const auto& step = session.run().moment.step;
    const int last = session.lastMoment();
    if (!step)
        return tr(session.look, "the corners, step 0 of {0}", last);
    return tr(session.look, "step {0} of {1}, level {2}, {3}", session.present(), last, step->level,
              phaseName(step->phase, session.look)) +
           " " + placeText(step->at) + " = " + fixedText(step->after, session.run().range.fineDecimals, Minus::Sans);
}

} // namespace lozenge
