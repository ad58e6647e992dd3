#pragma once

#include "core/timeline.hpp"

#include <vector>

namespace lozenge {

/// How much of one point's height is in another's: without offsets and constants at the edge, a point is the sum of
/// its ancestors of any one generation times their weights.
struct Share {
    Point point;
    int step = 0; ///< that wrote the ancestor; 0 for corners and presets
    double weight = 0;
};

/// The ancestors of a point as it stands at a moment: the latest first, those set before the run last.
/// The point itself comes first, with weight 1.
std::vector<Share> ancestorsOf(const Timeline& timeline, Point point, int moment);

/// What of a point, as step `step` left it, is in the points that later steps write: the earliest first.
/// Step 0 asks for a corner or preset.
std::vector<Share> descendantsOf(const Timeline& timeline, Point point, int step);

} // namespace lozenge
