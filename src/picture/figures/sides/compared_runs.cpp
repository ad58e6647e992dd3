#include "picture/figures/sides/compared_runs.hpp"

#include "core/facts/corresponding.hpp"
#include "picture/figures/sides/panes.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lozenge {
namespace {

/// Calls `with` for each point that two maps share, with its place in either.
template <typename With>
void eachShared(int firstSize, int sideSize, With with)
{
    const int last = std::min(firstSize, sideSize) - 1;
    const auto placeIn = [&](int size, int x, int y) {
        const int stride = (size - 1) / last;
        return static_cast<std::size_t>(y * stride) * static_cast<std::size_t>(size) +
               static_cast<std::size_t>(x * stride);
    };
    for (int y = 0; y <= last; ++y)
        for (int x = 0; x <= last; ++x)
            with(Point{x, y}, placeIn(firstSize, x, y), placeIn(sideSize, x, y));
}

/// One range of colours for all moments: that of the finished terrains.
double greatestBetween(const Timeline& first, const Timeline& side)
{
    const Grid a = first.gridAt(first.stepCount()), b = side.gridAt(side.stepCount());
    double greatest = 0;
    eachShared(a.size, b.size, [&](Point, std::size_t one, std::size_t other) {
        greatest = std::max(greatest, std::abs(b.heights[other] - a.heights[one]));
    });
    return greatest;
}

bool isFinished(const Side& side)
{
    return side.moment.number == side.timeline->stepCount();
}

void subtract(Difference& difference, const Moment& first, const Moment& side, bool areFinished)
{
    difference.size = std::min(first.grid.size, side.grid.size);
    difference.heights.clear();
    difference.areSet.clear();
    difference.largest = 0;
    difference.at = {};
    difference.count = 0;
    eachShared(first.grid.size, side.grid.size, [&](Point at, std::size_t one, std::size_t other) {
        const double distance = side.surface[other] - first.surface[one];
        // What a mistake never sets differs in the end.
        const bool areSet = areFinished || (first.grid.isSet[one] != 0 && side.grid.isSet[other] != 0);
        difference.heights.push_back(distance);
        difference.areSet.push_back(areSet);
        if (!areSet)
            return;
        difference.count += distance != 0;
        if (std::abs(distance) > std::abs(difference.largest)) {
            difference.largest = distance;
            difference.at = at;
        }
    });
}

void measure(ComparedRuns& runs)
{
    for (Side& side : runs.sides)
        if (side.difference)
            subtract(*side.difference, runs.sides.front().moment, side.moment,
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
            greatest = std::max(greatest, greatestBetween(*runs.front(), run));
        }
        compared.sides.push_back(std::move(side));
    }
    compared.range = commonRange(runs);
    for (Side& side : compared.sides)
        if (side.difference)
            side.difference->limit = roundLimit(greatest);
    measure(compared);
    return compared;
}

void move(ComparedRuns& runs, const Timeline& leading, int moment)
{
    for (Side& side : runs.sides)
        move(side.moment, *side.timeline, correspondingMoment(leading, moment, *side.timeline));
    measure(runs);
}

SeamProfile seamProfile(const Side& side, SeamSide seam)
{
    SeamProfile profile;
    const Grid& grid = side.moment.grid;
    for (int along = 0; along <= grid.last(); ++along) {
        const bool isWest = seam == SeamSide::WestToEast;
        const Point first = isWest ? Point{0, along} : Point{along, 0};
        const Point opposite = isWest ? Point{grid.last(), along} : Point{along, grid.last()};
        profile.first.push_back(side.moment.surface[grid.index(first)]);
        profile.opposite.push_back(side.moment.surface[grid.index(opposite)]);
        profile.widest = std::max(profile.widest, std::abs(profile.first.back() - profile.opposite.back()));
    }
    return profile;
}

} // namespace lozenge
