#pragma once

#include "analysis/measures.hpp"

#include <memory>
#include <vector>

namespace lozenge {

/// The spread of each level's offsets up to a moment. It is kept for some moments on the way, so that going to any
/// costs only the steps from the one before.
struct LevelFacts {
    struct Kept {
        int moment = 0;
        std::vector<LevelSpread> spreads;
    };
    static constexpr int keptEvery = 16384;

    std::shared_ptr<const Timeline> timeline;
    int moment = 0;
    std::vector<LevelSpread> spreads;
    std::vector<Kept> kept; ///< of the moments 0, keptEvery, and so on, as far as they have been passed
};

/// Brings the facts up to date; costs nothing where they are.
void update(LevelFacts& facts, const std::shared_ptr<const Timeline>& timeline, int moment);

/// How many of the set heights lie in each of equal parts of -limit to limit.
std::vector<int> heightHistogram(const Grid& grid, double limit, int parts);

} // namespace lozenge
