#include "survey/ground_parts.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

double distanceTo(const GroundPart& part, const Eye& eye)
{
    const double aside = eye.x - std::clamp(eye.x, part.west, part.west + part.width);
    const double along = eye.y - std::clamp(eye.y, part.north, part.north + part.width);
    return std::hypot(aside, along, eye.above);
}

/// Small depths have fewer cells than a part; then the whole map is one.
double widthAt(int depth, const Survey& survey, int cells)
{
    return std::min(cells * strideOf(survey, depth), survey.last());
}

/// Adds a part, or what it is divided into.
void add(const GroundPart& part, const Survey& survey, const IsInView& isInView, GroundInView& ground)
{
    const Sight& sight = survey.sight;
    const bool isInSight = part.west < sight.west() + sight.width && part.west + part.width > sight.west() &&
                           part.north < sight.north() + sight.width && part.north + part.width > sight.north();
    if (!isInSight || !isInView(part))
        return;
    const int depth = part.depth + 1;
    if (depth > ground.newest.depth || distanceTo(part, *ground.eye) >= ground.reach() * strideOf(survey, depth)) {
        ground.parts.push_back(part);
        return;
    }
    const double width = widthAt(depth, survey, ground.cells);
    for (double north = part.north; north < part.north + part.width; north += width)
        for (double west = part.west; west < part.west + part.width; west += width)
            add({depth, west, north, width}, survey, isInView, ground);
}

} // namespace

double GroundInView::shareAt(const Survey& survey, int depth, double x, double y) const
{
    if (!eye)
        return grown(depth);
    const double cellsAway = std::hypot(x - eye->x, y - eye->y, eye->above) / strideOf(survey, depth);
    return grown(depth) * std::clamp((reach() - cellsAway) / (sinkingShare * reach()), 0.0, 1.0);
}

GroundInView groundFromAbove(const Survey& survey, const Growth& growth, int cells)
{
    GroundInView ground{{}, growth, {}, cells};
    const Sight& sight = survey.sight;
    const double width = widthAt(growth.depth, survey, cells);
    const double nearly = 1e-9 * sight.width;
    const auto startOf = [&](double place) {
        return std::clamp(std::floor(place / width), 0.0, survey.last() / width - 1) * width;
    };
    const double lastNorth = startOf(sight.north() + sight.width - nearly);
    const double lastWest = startOf(sight.west() + sight.width - nearly);
    for (double north = startOf(sight.north() + nearly); north <= lastNorth; north += width)
        for (double west = startOf(sight.west() + nearly); west <= lastWest; west += width)
            ground.parts.push_back({growth.depth, west, north, width});
    return ground;
}

GroundInView groundFrom(const Eye& eye, const Survey& survey, const Growth& growth, int cells, const IsInView& isInView)
{
    GroundInView ground{{}, growth, eye, cells};
    add({0, 0, 0, survey.last()}, survey, isInView, ground);
    return ground;
}

} // namespace lozenge
