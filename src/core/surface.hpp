#pragma once

#include "core/region.hpp"
#include "core/timeline.hpp"

#include <vector>

namespace lozenge {

/// A height for every point at a moment: those that are set, and for the others the coarser surface, which is what
/// the rest of the run would give without random offsets.
std::vector<double> surfaceAt(const Timeline& timeline, const Grid& grid, int moment);

/// Takes the surface of one moment to another whose map is `grid`. Only what the steps between can have changed is
/// computed. Outside the region that it returns nothing is different.
Region moveSurface(std::vector<double>& surface, const Timeline& timeline, const Grid& grid, int from, int to);

} // namespace lozenge
