#include "core/surface.hpp"

namespace lozenge {

std::vector<double> surfaceAt(const Timeline& timeline, const Grid& grid, int moment)
{
    std::vector<double> heights = grid.heights;
    const double outside = outsideHeight(timeline.recipe());

    for (int number = moment + 1; number <= timeline.stepCount(); ++number) {
        const Point at = timeline.placeOf(number);
        if (grid.has(at))
            continue;
        const Step step = timeline.step(number);

        double sum = 0;
        for (const Parent& parent : step.parents)
            if (isSummed(parent))
                sum += isRead(parent) ? heights[grid.index(parent.at)] : outside;
        const int count = divisor(step.parents);
        heights[grid.index(at)] = stored(*timeline.recipe().variant, count > 0 ? sum / count : step.mean);
    }
    return heights;
}

} // namespace lozenge
