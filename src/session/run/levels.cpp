#include "session/run/levels.hpp"

#include <algorithm>

namespace lozenge {
void update(LevelFacts& facts, const std::shared_ptr<const Timeline>& timeline, int moment)
{
    if (facts.timeline != timeline)
        facts = {.timeline = timeline, .spreads = noSpreads(*timeline), .kept = {{0, noSpreads(*timeline)}}};
    const LevelFacts::Kept& before =
        facts.kept[std::min(static_cast<std::size_t>(moment / LevelFacts::keptEvery), facts.kept.size() - 1)];
    if (moment < facts.moment || before.moment > facts.moment) {
        facts.moment = before.moment;
        facts.spreads = before.spreads;
    }
    while (facts.moment < moment) {
        take(facts.spreads, timeline->step(++facts.moment));
        if (facts.moment == static_cast<int>(facts.kept.size()) * LevelFacts::keptEvery)
            facts.kept.push_back({facts.moment, facts.spreads});
    }
}

std::vector<int> heightHistogram(const Grid& grid, double limit, int parts)
{
    std::vector<int> counts(static_cast<std::size_t>(parts));
    const double perHeight = parts / (2 * limit);
    for (std::size_t i = 0; i < grid.heights.size(); ++i) {
        if (!grid.isSet[i])
            continue;
        const int part = static_cast<int>(std::clamp((grid.heights[i] + limit) * perHeight, 0.0, parts - 1.0));
        ++counts[static_cast<std::size_t>(part)];
    }
    return counts;
}

} // namespace lozenge
