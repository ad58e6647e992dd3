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
    if (!isInSight || (isInView && !isInView(part)))
        return;
    const int depth = part.depth + 1;
    const bool isFar = ground.eye && distanceTo(part, *ground.eye) >= ground.reach() * strideOf(survey, depth);
    if (depth > ground.newest.depth || isFar) {
        ground.parts.push_back(part);
        return;
    }
    const double width = widthAt(depth, survey, ground.cells);
    for (double north = part.north; north < part.north + part.width; north += width)
        for (double west = part.west; west < part.west + part.width; west += width)
            add({depth, west, north, width}, survey, isInView, ground);
}

} // namespace

GroundInView groundFrom(const std::optional<Eye>& eye, const Survey& survey, const Growth& growth, int cells,
                        const IsInView& isInView)
{
    GroundInView ground{{}, growth, eye, cells};
    add({0, 0, 0, survey.last()}, survey, isInView, ground);
    return ground;
}

} // namespace lozenge
