#pragma once

#include "picture/board/board.hpp"
#include "picture/figures/figure_page.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

// A map inside a figure: where it lies, the numbers along it, and the scale of what it shows.

namespace lozenge {

/// A board that fills its square to the last cell.
BoardGeometry mapIn(const Box& square, int last);

/// Numbers west and south of the map: as many as have room, and those of the point in its colour. `isFree` says where
/// along the southern side one may stand.
void paintMapNumbers(
    const FigurePage& page, const BoardGeometry& board, std::optional<Point> now,
    const std::function<bool(int x)>& isFree = [](int) { return true; });

/// "(3, 2)", never broken.
std::string placeName(Point at);

/// A scale from left to right with its marks below it.
struct ScaleMark {
    float share;
    std::string text;
};
void paintScale(const FigurePage& page, const Box& box, const std::function<Colour(float share)>& colour,
                const std::vector<ScaleMark>& marks);

} // namespace lozenge
