#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace lozenge {

inline double greatestOf(const std::vector<double>& heights)
{
    double greatest = 0;
    for (const double height : heights)
        greatest = std::max(greatest, std::abs(height));
    return greatest;
}

/// What is no larger on maps with this greatest height counts as 0 everywhere: some units in the last place, by which
/// sums in another order differ.
constexpr double roundingOf(double greatest)
{
    return 16 * std::numeric_limits<double>::epsilon() * greatest;
}

} // namespace lozenge
