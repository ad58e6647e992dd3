#pragma once

#include "analysis/family.hpp"

#include "picture/board/board.hpp"
#include "picture/figures/figure_page.hpp"

#include <optional>

namespace lozenge {

/// A grey of its own that no height has, so that a share is not taken for one.
Colour colourOfShare(double share, const Theme& theme);

/// Which corner it is: each has the colour that it has as a parent of the middle.
std::optional<std::size_t> cornerOf(Point at, int last);

/// A point with all that is in it, and what each hands on to its children.
void paintAncestors(const FigurePage& page, const BoardGeometry& board, const Family& family);

/// The map as cells, each as grey as the point is in it.
void paintInfluence(const FigurePage& page, const BoardGeometry& board, const Family& family);

} // namespace lozenge
