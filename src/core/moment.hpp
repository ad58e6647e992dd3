#pragma once

#include "core/region.hpp"
#include "core/timeline.hpp"

#include <optional>
#include <vector>

namespace lozenge {

/// A run as it stands after one of its steps; number 0 is the map before the first.
struct Moment {
    int number = 0;
    std::optional<Step> step; ///< the step that led here
    Grid grid;
    /// A height for every point: those that are set, and for the others the coarser surface, which is what the rest of
    /// the run would give without random offsets.
    std::vector<double> surface;
};

Moment momentAt(const Timeline& timeline, int number);

/// Goes from one moment to another of the same run, with no more work than lies between them. Outside the region that
/// it returns no height of the surface has changed, nor which points are set.
Region move(Moment& moment, const Timeline& timeline, int to);

} // namespace lozenge
