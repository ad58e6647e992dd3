#pragma once

#include "require.hpp"

#include "core/timeline.hpp"
#include "lesson/lesson.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

/// What was read can be run, forward and back, where it is small enough.
inline void requireRun(const Lesson& lesson)
{
    constexpr int largestRun = 33;
    require(!faultOf(lesson.recipe));
    if (lesson.recipe.size > largestRun)
        return;
    const Timeline timeline(lesson.recipe);
    const Grid finished = timeline.gridAt(timeline.stepCount());
    require(std::all_of(finished.heights.begin(), finished.heights.end(), [](double h) { return std::isfinite(h); }));

    Grid grid = finished;
    timeline.move(grid, timeline.stepCount(), 0);
    require(grid == timeline.gridAt(0));
    for (const FoundStop& found : stopsIn(lesson, timeline))
        require(found.moment >= 0 && found.moment <= timeline.stepCount());
}

} // namespace lozenge
