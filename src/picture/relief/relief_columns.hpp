#pragma once

#include "picture/relief/relief.hpp"

#include <vector>

namespace lozenge {

/// The column of a point, as it stands on the screen.
struct PaintedColumn {
    Point point;
    Box ground;
    Box water; ///< without height where there is none
    Colour colour;
};

/// All columns from back to front, as many as the look paints.
std::vector<PaintedColumn> columnsOf(const Relief& relief);

/// How much of what is behind it the water of a column hides, as the published program has it.
inline constexpr float waterOfColumn = 0.15F;

/// Columns in the place of a surface: of the style that is named for them.
void paintColumns(Picture& picture, const Relief& relief);

} // namespace lozenge
