#include "core/timeline.hpp"

#include <algorithm>

// What comes after the run.

namespace lozenge {

void Timeline::recordEnd(Noise& rest)
{
    if (m_recipe.after == &afters().front())
        return;
    const Grid left = gridAt(stepCount());
    std::vector<double> heights = left.heights;
    finish(heights, m_recipe, rest);
    for (std::size_t cell = 0; cell < heights.size(); ++cell)
        if (heights[cell] != left.heights[cell])
            m_changes.push_back({cell, left.heights[cell], heights[cell]});
}

double Timeline::heightBySteps(const Grid& grid, Point at, int moment) const
{
    const auto found = std::lower_bound(m_changes.begin(), m_changes.end(), grid.index(at),
                                        [](const Change& change, std::size_t cell) { return change.cell < cell; });
    const bool isChanged = moment == stepCount() && found != m_changes.end() && found->cell == grid.index(at);
    return isChanged ? found->before : grid.height(at);
}

} // namespace lozenge
