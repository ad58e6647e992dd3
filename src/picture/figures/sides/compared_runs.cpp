#include "picture/figures/sides/compared_runs.hpp"

#include "core/facts/corresponding.hpp"
#include "picture/figures/sides/panes.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lozenge {
namespace {

/// Calls `with` for each point that two maps share, with their heights.
template <typename With>
void eachShared(const std::vector<double>& first, int firstSize, const std::vector<double>& side, int sideSize,
                With with)
{
    const int last = std::min(firstSize, sideSize) - 1;
    const auto at = [&](const std::vector<double>& heights, int size, int x, int y) {
        const int stride = (size - 1) / last;
        return heights[static_cast<std::size_t>(y * stride) * static_cast<std::size_t>(size) +
                       static_cast<std::size_t>(x * stride)];
    };
    for (int y = 0; y <= last; ++y)
        for (int x = 0; x <= last; ++x)
            with(Point{x, y}, at(first, firstSize, x, y), at(side, sideSize, x, y));
}

/// One range of colours for all moments: that of the finished terrains.
double greatestBetween(const Timeline& first, const Timeline& side)
{
    const Grid a = first.gridAt(first.stepCount()), b = side.gridAt(side.stepCount());
    double greatest = 0;
    eachShared(a.heights, a.size, b.heights, b.size,
               [&](Point, double one, double other) { greatest = std::max(greatest, std::abs(other - one)); });
    return greatest;
}

void subtract(Difference& difference, const Moment& first, const Moment& side)
{
    difference.size = std::min(first.grid.size, side.grid.size);
    difference.heights.clear();
    difference.largest = 0;
    difference.at = {};
    difference.count = 0;
    double squares = 0;
    eachShared(first.surface, first.grid.size, side.surface, side.grid.size, [&](Point at, double one, double other) {
        const double distance = other - one;
        difference.heights.push_back(distance);
        squares += distance * distance;
        difference.count += distance != 0;
        if (std::abs(distance) > std::abs(difference.largest)) {
            difference.largest = distance;
            difference.at = at;
        }
    });
    difference.rms = std::sqrt(squares / static_cast<double>(difference.heights.size()));
}

void measure(ComparedRuns& runs)
{
    for (Side& side : runs.sides) {
        const int size = side.recipe().size;
        side.westToEast = seamOf(side.moment.surface, size, SeamSide::WestToEast);
        side.northToSouth = seamOf(side.moment.surface, size, SeamSide::NorthToSouth);
        if (side.difference)
            subtract(*side.difference, runs.sides.front().moment, side.moment);
    }
}

} // namespace

ComparedRuns comparedRuns(const std::vector<ShownRecipe>& recipes, const Timeline& leading, int moment)
{
    ComparedRuns compared;
    std::vector<std::shared_ptr<const Timeline>> runs;
    double greatest = 0;
    for (const ShownRecipe& shown : recipes) {
        runs.push_back(shown.run ? shown.run : std::make_shared<const Timeline>(shown.recipe));
        const Timeline& run = *runs.back();
        Side side{.name = shown.name,
                  .explanation = shown.explanation,
                  .timeline = runs.back(),
                  .moment = momentAt(run, correspondingMoment(leading, moment, run)),
                  .westToEast = {},
                  .northToSouth = {},
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
    }
    return profile;
}

} // namespace lozenge
