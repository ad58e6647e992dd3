#include "picture/frame.hpp"

#include "analysis/rounding.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

double roundLimit(double greatest)
{
    if (greatest == 0)
        return 1;
    if (greatest < leastLimit)
        return leastLimit;
    const double power = std::pow(10, std::floor(std::log10(greatest)));
    return std::ceil(greatest / power * 4) / 4 * power;
}

HeightRange heightRange(const Timeline& timeline)
{
    // Heights that are overwritten may stand out of the block, but not out of the page.
    constexpr double mostBlocks = 8;
    const auto [lowest, highest] = timeline.extremes();
    const double greatest =
        std::max(greatestOf(timeline.gridAt(timeline.stepCount()).heights), std::max(-lowest, highest) / mostBlocks);
    if (greatest == 0)
        return {};
    const double limit = roundLimit(greatest);
    const double magnitude = std::floor(std::log10(limit));
    const int decimals = static_cast<int>(std::clamp((limit < 1 ? 2 : 3) - magnitude, 0.0, 9.0));

    double least = limit;
    for (const Level& level : timeline.levels())
        if (level.amplitude > 0)
            least = std::min({least, level.amplitude, level.squareAmplitude});
    const int forOffsets = static_cast<int>(std::clamp(2 - std::floor(std::log10(least)), 0.0, 9.0));
    return {limit, decimals, std::clamp(forOffsets, decimals, decimals + 2), lowest, highest};
}

} // namespace lozenge
