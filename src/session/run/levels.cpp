#include "session/run/levels.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

void take(LevelFacts& facts, const Step& step)
{
    if (!step.drawn)
        return;
    const auto level = static_cast<std::size_t>(step.level);
    LevelSpread& spread = facts.spreads[level];
    spread.least = spread.count == 0 ? step.offset : std::min(spread.least, step.offset);
    spread.greatest = spread.count == 0 ? step.offset : std::max(spread.greatest, step.offset);
    spread.count += 1;

    // Welford's running mean and sum of squares: no large numbers are subtracted.
    const double distance = step.offset - spread.mean;
    spread.mean += distance / spread.count;
    facts.squares[level] += distance * (step.offset - spread.mean);
    spread.deviation = std::sqrt(facts.squares[level] / spread.count);
}

LevelFacts start(const std::shared_ptr<const Timeline>& timeline)
{
    LevelFacts facts{.timeline = timeline, .spreads = {}, .squares = {}, .kept = {}};
    for (const Level& level : timeline->levels())
        facts.spreads.push_back({.level = level});
    facts.squares.resize(facts.spreads.size());
    facts.kept.push_back({0, facts.spreads, facts.squares});
    return facts;
}

} // namespace

void update(LevelFacts& facts, const std::shared_ptr<const Timeline>& timeline, int moment)
{
    if (facts.timeline != timeline)
        facts = start(timeline);
    const LevelFacts::Kept& before =
        facts.kept[std::min(static_cast<std::size_t>(moment / LevelFacts::keptEvery), facts.kept.size() - 1)];
    if (moment < facts.moment || before.moment > facts.moment) {
        facts.moment = before.moment;
        facts.spreads = before.spreads;
        facts.squares = before.squares;
    }
    while (facts.moment < moment) {
        take(facts, timeline->step(++facts.moment));
        if (facts.moment == static_cast<int>(facts.kept.size()) * LevelFacts::keptEvery)
            facts.kept.push_back({facts.moment, facts.spreads, facts.squares});
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
