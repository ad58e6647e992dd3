#pragma once

#include "core/timeline.hpp"

#include <vector>

namespace lozenge {

/// A height for every point at a moment: those that are set, and for the others the coarser surface, which is what
/// the rest of the run would give without random offsets.
std::vector<double> surfaceAt(const Timeline& timeline, const Grid& grid, int moment);

} // namespace lozenge
