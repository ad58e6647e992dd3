#include "core/moment.hpp"

#include "core/surface.hpp"

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

Moment momentAt(const Timeline& timeline, int number)
{
    Moment moment{.number = number, .step = {}, .grid = timeline.gridAt(number), .surface = {}};
    look(moment, timeline);
    return moment;
}

void move(Moment& moment, const Timeline& timeline, int to)
{
    timeline.move(moment.grid, moment.number, to);
    moment.number = to;
    look(moment, timeline);
}

} // namespace lozenge
