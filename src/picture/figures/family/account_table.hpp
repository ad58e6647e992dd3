#pragma once

#include "picture/figures/family/family.hpp"
#include "picture/figures/figure_page.hpp"

namespace lozenge {

/// The least height of the table, in units.
float leastHeight(const Account& account);

/// The height as a sum: what was given, each times its weight, and the offsets. Returns where it ends.
float paintAccount(const FigurePage& page, const Account& account, const Box& box);

} // namespace lozenge
