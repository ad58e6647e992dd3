#include "core/moment.hpp"

#include "core/surface.hpp"

namespace lozenge {
namespace {

void arrive(Moment& moment, const Timeline& timeline, int number)
{
    moment.number = number;
    moment.step.reset();
    if (number > 0)
        moment.step = timeline.step(number);
}

} // namespace

Moment momentAt(const Timeline& timeline, int number)
{
    Moment moment;
    moment.grid = timeline.gridAt(number);
    arrive(moment, timeline, number);
    moment.surface = surfaceAt(timeline, moment.grid, number);
    return moment;
}

Region move(Moment& moment, const Timeline& timeline, int to)
{
    const int from = moment.number;
    timeline.move(moment.grid, from, to);
    arrive(moment, timeline, to);
    return moveSurface(moment.surface, timeline, moment.grid, from, to);
}

} // namespace lozenge
