#pragma once

#include "core/measures.hpp"
#include "core/moment.hpp"

#include <memory>
#include <vector>

namespace lozenge {

/// The spread of each level's offsets up to a moment, kept so that going forward costs only the steps between.
struct LevelFacts {
    std::shared_ptr<const Timeline> timeline;
    int moment = 0;
    std::vector<LevelSpread> spreads;
    std::vector<double> squares; ///< of each level: the sum of squared distances from the mean
};

/// Brings the facts up to date; costs nothing where they are.
void update(LevelFacts& facts, const std::shared_ptr<const Timeline>& timeline, int moment);

/// How many of the set heights lie in each of equal parts of -limit to limit.
std::vector<int> heightHistogram(const Grid& grid, double limit, int parts);

} // namespace lozenge
