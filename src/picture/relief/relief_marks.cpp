#include "picture/relief/relief_parts.hpp"

namespace lozenge {
namespace {

std::vector<Vec2> borderOf(const Relief& relief, const Region& mark)
{
    std::vector<Vec2> border;
    const auto add = [&](int x, int y) { border.push_back(relief.at({x, y}, relief.height({x, y}))); };
    for (int x = mark.west; x < mark.east; ++x)
        add(x, mark.north);
    for (int y = mark.north; y < mark.south; ++y)
        add(mark.east, y);
    for (int x = mark.east; x > mark.west; --x)
        add(x, mark.south);
    for (int y = mark.south; y > mark.north; --y)
        add(mark.west, y);
    border.push_back(border.front());
    return border;
}

} // namespace

void paintReliefMarks(Picture& picture, const Frame& frame, const Relief& relief)
{
    const Stroke ink{relief.theme.ink, 2.8F * relief.scale};
    const Stroke casing{relief.theme.surface, 5.6F * relief.scale};
    for (const Region& mark : frame.marks) {
        const bool isPoint = mark.west == mark.east && mark.north == mark.south;
        if (isPoint) {
            const Point point{mark.west, mark.north};
            const Vec2 at = relief.at(point, relief.height(point));
            for (const Stroke& stroke : {casing, ink})
                picture.circle(at, 11 * relief.scale, none, stroke);
            continue;
        }
        const std::vector<Vec2> border = borderOf(relief, mark);
        for (const Stroke& stroke : {casing, ink})
            picture.line(border, stroke);
    }
}

} // namespace lozenge
