#include "picture/relief/relief_columns.hpp"

#include <algorithm>
#include <cmath>

// A column a point, painted from back to front: what is nearer covers what is farther, without triangles and without a
// buffer for depths.

namespace lozenge {

std::vector<PaintedColumn> columnsOf(const Relief& relief)
{
    const Projection& project = relief.project;
    const int stride = relief.stride, side = relief.last / stride + 1;
    const double foot = relief.axis.low;
    // A column is as wide as its neighbours are apart on the screen, and its foot reaches as far as theirs towards the
    // eye.
    const Vec2 origin = project(0, 0, foot), east = project(stride, 0, foot) - origin,
               south = project(0, stride, foot) - origin;
    const float width = std::max(std::abs(east.x), std::abs(south.x));
    const float steep = relief.steepness();
    const auto standing = [&](Point p, double top) {
        const Vec2 at = project(p.x, p.y, top);
        const int x = std::clamp(p.x + (project.eastIsNear() ? stride : -stride), 0, relief.last);
        const int y = std::clamp(p.y + (project.southIsNear() ? stride : -stride), 0, relief.last);
        const float bottom = std::max(project(x, p.y, foot).y, project(p.x, y, foot).y);
        return Box{at.x - width / 2, at.y, width, std::max(0.0F, bottom - at.y)};
    };

    std::vector<PaintedColumn> columns;
    const auto most = static_cast<std::size_t>(relief.look.painted.value_or(side * side));
    columns.reserve(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
    for (int j = 0; j < side; ++j)
        for (int i = 0; i < side && columns.size() < most; ++i) {
            const Point p{project.eastIsNear() ? i * stride : relief.last - i * stride,
                          project.southIsNear() ? j * stride : relief.last - j * stride};
            const bool isEdge = p.x == relief.last || p.y == relief.last;
            const double height = relief.height(p);
            const double rise = isEdge ? 0 : (relief.height({p.x + stride, p.y}) - height) / stride;
            const Colour colour = isEdge ? rgb(0x000000) : greyOfRise(static_cast<float>(relief.inUnits(rise)) * steep);
            PaintedColumn column{p, standing(p, height), {}, inFog(relief, colour, p.x, p.y)};
            if (relief.colours.water)
                column.water = standing(p, *relief.colours.water);
            columns.push_back(column);
        }
    return columns;
}

void paintColumns(Picture& picture, const Relief& relief)
{
    for (const PaintedColumn& column : columnsOf(relief)) {
        picture.rectangle(column.ground, 0, column.colour, {column.colour, 0.4F});
        if (column.water.height > 0)
            picture.rectangle(column.water, 0, withAlpha(waterColour, waterOfColumn));
    }
}

} // namespace lozenge
