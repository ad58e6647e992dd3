#pragma once

#include "picture/figures/sides/side_grid.hpp"

namespace lozenge {

/// Two sides with their difference as a third column; on tall pages it stands below them, with the scales beside it.
void paintPair(const SideGrid& grid);
void paintTallPair(const SideGrid& grid);

} // namespace lozenge
