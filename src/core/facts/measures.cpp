#include "core/facts/measures.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

std::vector<LevelSpread> noSpreads(const Timeline& timeline)
{
    std::vector<LevelSpread> spreads;
    for (const Level& level : timeline.levels())
        spreads.push_back({.level = level});
    return spreads;
}

void take(std::vector<LevelSpread>& spreads, const Step& step)
{
    if (!step.drawn)
        return;
    LevelSpread& spread = spreads[static_cast<std::size_t>(step.level)];
    spread.least = spread.count == 0 ? step.offset : std::min(spread.least, step.offset);
    spread.greatest = spread.count == 0 ? step.offset : std::max(spread.greatest, step.offset);
    spread.count += 1;

    // Welford's running mean and sum of squares: no large numbers are subtracted.
    const double distance = step.offset - spread.mean;
    spread.mean += distance / spread.count;
    spread.squares += distance * (step.offset - spread.mean);
    spread.deviation = std::sqrt(spread.squares / spread.count);
}

std::vector<LevelSpread> spreadOfLevels(const Timeline& timeline, int moment)
{
    std::vector<LevelSpread> spreads = noSpreads(timeline);
    for (int number = 1; number <= moment; ++number)
        take(spreads, timeline.step(number));
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
