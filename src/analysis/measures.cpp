#include "analysis/measures.hpp"

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

} // namespace lozenge
