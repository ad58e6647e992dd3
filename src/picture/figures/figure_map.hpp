#pragma once

#include "picture/board/board.hpp"
#include "picture/figures/figure_page.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

// A map inside a figure: where it lies, and the numbers along it.

namespace lozenge {

/// A board without a rim that fills its square to the last cell, or as far as so much inside it.
BoardGeometry mapIn(const Box& square, int last, float inset = 0);

/// Numbers west and south of the map: as many as have room, and those of the point in its colour. `isFree` says where
/// along the southern side one may stand.
void paintMapNumbers(
    const FigurePage& page, const BoardGeometry& board, std::optional<Point> now,
    const std::function<bool(int x)>& isFree = [](int) { return true; });

/// Rows of colours as an image; one that fills a box has an edge.
std::shared_ptr<const Pixels> pixelsOf(int width, const std::vector<Colour>& colours);
void paintImage(const FigurePage& page, const Box& box, int width, const std::vector<Colour>& colours, bool smooth);

} // namespace lozenge
