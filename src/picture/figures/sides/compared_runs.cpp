#include "picture/figures/sides/compared_runs.hpp"

#include "analysis/corresponding.hpp"

#include "picture/figures/sides/panes.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {
namespace {

bool isFinished(const Side& side)
{
    return side.moment.number == side.timeline->stepCount();
}

void measure(ComparedRuns& runs)
{
    for (Side& side : runs.sides)
        if (side.difference)
            side.difference = differenceOf(runs.sides.front().moment, side.moment,
                                           isFinished(runs.sides.front()) && isFinished(side));
}

} // namespace

ComparedRuns comparedRuns(const std::vector<ShownRecipe>& recipes, const Timeline& leading, int moment,
                          const Look& look)
{
    ComparedRuns compared;
    std::vector<std::shared_ptr<const Timeline>> runs;
    double greatest = 0;
    for (const ShownRecipe& shown : recipes) {
        runs.push_back(shown.run ? shown.run : std::make_shared<const Timeline>(shown.recipe));
        const Timeline& run = *runs.back();
        Side side{.name = tr(look.language, shown.name),
                  .explanation = tr(look.language, shown.explanation),
                  .timeline = runs.back(),
                  .moment = momentAt(run, correspondingMoment(leading, moment, run)),
                  .difference = {}};
        if (runs.size() > 1) {
            side.difference.emplace();
            greatest = std::max(greatest, greatestDifference(*runs.front(), run));
        }
        compared.sides.push_back(std::move(side));
    }
    compared.range = commonRange(runs);
    if (runs.size() > 1)
        compared.differenceLimit = roundLimit(greatest);
    measure(compared);
    return compared;
}

void move(ComparedRuns& runs, const Timeline& leading, int moment)
{
    for (Side& side : runs.sides)
        move(side.moment, *side.timeline, correspondingMoment(leading, moment, *side.timeline));
    measure(runs);
}

} // namespace lozenge
