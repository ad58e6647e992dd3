#pragma once

#include "core/timeline.hpp"

#include <vector>

namespace lozenge {

/// The offsets of one level: the amplitude asked for and the spread found in what was drawn up to a moment.
struct LevelSpread {
    Level level;
    int count = 0;
    double least = 0;
    double greatest = 0;
    double mean = 0;
    double squares = 0;   ///< the sum of squared distances from the mean
    double deviation = 0; ///< standard deviation
};

/// Those of no step; what a step drew goes to that of its level.
std::vector<LevelSpread> noSpreads(const Timeline& timeline);
void take(std::vector<LevelSpread>& spreads, const Step& step);

std::vector<LevelSpread> spreadOfLevels(const Timeline& timeline, int moment);

} // namespace lozenge
