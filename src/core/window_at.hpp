#pragma once

#include "core/recipe.hpp"
#include "core/region.hpp"

#include <cstdint>
#include <span>

namespace lozenge {

/// A window of the map after `step` steps of its run: as in Grid, a point that is not set has height 0. The recipe must
/// be addressable. `threads` 0 takes as many as the size is worth.
template <typename Real>
void makeWindowAt(const Recipe& recipe, std::int64_t step, const Region& window, std::span<Real> heights,
                  std::span<std::uint8_t> isSet, int threads = 0);

} // namespace lozenge
