#include "core/moment.hpp"

#include "core/surface.hpp"

#include <algorithm>

namespace lozenge {
namespace {

void look(Moment& moment, const Timeline& timeline)
{
    moment.step.reset();
    if (moment.number > 0)
        moment.step = timeline.step(moment.number);
    moment.surface = surfaceAt(timeline, moment.grid, moment.number);
}

} // namespace

Region wholeMap(int size)
{
    return {0, 0, size - 1, size - 1};
}

Region united(const Region& a, const Region& b)
{
    if (a.isEmpty() || b.isEmpty())
        return a.isEmpty() ? b : a;
    return {std::min(a.west, b.west), std::min(a.north, b.north), std::max(a.east, b.east),
            std::max(a.south, b.south)};
}

Moment momentAt(const Timeline& timeline, int number)
{
    Moment moment{.number = number, .step = {}, .grid = timeline.gridAt(number), .surface = {}};
    look(moment, timeline);
    return moment;
}

Region move(Moment& moment, const Timeline& timeline, int to)
{
    timeline.move(moment.grid, moment.number, to);
    moment.number = to;
    look(moment, timeline);
    return wholeMap(moment.grid.size);
}

} // namespace lozenge
