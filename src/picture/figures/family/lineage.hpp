#pragma once

#include "picture/figures/family/family.hpp"
#include "picture/figures/figure_map.hpp"

#include <optional>

namespace lozenge {

/// A grey of its own that no height has, so that a share is not taken for one.
Colour colourOfShare(double share, const Theme& theme);

/// Which corner it is: each has the colour that it has as a parent of the middle.
std::optional<int> cornerOf(Point at, int last);

/// A point with all that is in it, and what each hands on to its children.
void paintAncestors(const FigurePage& page, const BoardGeometry& board, const Family& family);

/// The map as cells, each as grey as the point is in it.
void paintInfluence(const FigurePage& page, const BoardGeometry& board, const Family& family);

/// The least height of the table, in units.
float leastHeight(const Account& account);

/// The height as a sum: what was given, each times its weight, and the offsets. Returns where it ends.
float paintAccount(const FigurePage& page, const Account& account, const Box& box);

} // namespace lozenge
