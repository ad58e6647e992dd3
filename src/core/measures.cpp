#include "core/measures.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lozenge {

std::vector<LevelSpread> spreadOfLevels(const Timeline& timeline, int moment)
{
    std::vector<LevelSpread> spreads;
    for (const Level& level : timeline.levels())
        spreads.push_back({.level = level,
                           .least = std::numeric_limits<double>::infinity(),
                           .greatest = -std::numeric_limits<double>::infinity()});

    // Welford's running mean and sum of squares: no large numbers are subtracted.
    for (int number = 1; number <= moment; ++number) {
        const Step step = timeline.step(number);
        if (!step.drawn)
            continue;
        LevelSpread& spread = spreads[static_cast<std::size_t>(step.level)];
        spread.count += 1;
        spread.least = std::min(spread.least, step.offset);
        spread.greatest = std::max(spread.greatest, step.offset);
        const double distance = step.offset - spread.mean;
        spread.mean += distance / spread.count;
        spread.deviation += distance * (step.offset - spread.mean);
    }
    for (LevelSpread& spread : spreads) {
        if (spread.count == 0)
            spread.least = spread.greatest = 0;
        else
            spread.deviation = std::sqrt(spread.deviation / spread.count);
    }
    return spreads;
}

namespace {

template <typename Difference>
SeamError errorAlong(int size, Difference difference)
{
    SeamError error;
    double squares = 0;
    for (int i = 0; i < size; ++i) {
        const double distance = std::abs(difference(i));
        error.mean += distance / size;
        squares += distance * distance / size;
        if (distance > error.largest) {
            error.largest = distance;
            error.at = i;
        }
    }
    error.rms = std::sqrt(squares);
    return error;
}

} // namespace

Seam seamOf(const std::vector<double>& heights, int size, SeamSide side)
{
    const int last = size - 1;
    // `across` counts from the first border to the opposite one, `along` runs on the border.
    const auto height = [&](int across, int along) {
        const int x = side == SeamSide::WestToEast ? across : along;
        const int y = side == SeamSide::WestToEast ? along : across;
        return heights[static_cast<std::size_t>(y) * static_cast<std::size_t>(size) + static_cast<std::size_t>(x)];
    };
    return {
        errorAlong(size, [&](int i) { return height(0, i) - height(last, i); }),
        errorAlong(size,
                   [&](int i) { return (height(1, i) - height(0, i)) - (height(last, i) - height(last - 1, i)); }),
    };
}

} // namespace lozenge
