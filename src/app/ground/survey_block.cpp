#include "app/ground/survey_block.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace lozenge {
namespace {

/// Places along a side of the view where the ground's edge bends: the ends, and the lines of the lattice between.
std::vector<double> bends(double from, double width, double stride)
{
    std::vector<double> places{from};
    for (double line = (std::floor(from / stride) + 1) * stride; line < from + width; line += stride)
        places.push_back(line);
    places.push_back(from + width);
    return places;
}

/// The side of the block below a part of the ground, if the part comes to it.
void addSide(Shapes& shapes, const SurveyFrame& frame, const GroundInView& ground, const GroundPart& part,
             Border border)
{
    const Sight& sight = frame.survey.sight;
    const bool isRow = border.isRow, isFirst = border.isFirst;
    const double across = (isRow ? sight.north() : sight.west()) + (isFirst ? 0 : sight.width);
    const double partAcross = isRow ? part.north : part.west;
    if (isFirst ? partAcross > across || partAcross + part.width <= across
                : partAcross >= across || partAcross + part.width < across)
        return;
    const double start = isRow ? sight.west() : sight.north();
    const double partStart = isRow ? part.west : part.north;
    const double from = std::max(start, partStart);
    const double length = std::min(start + sight.width, partStart + part.width) - from;

    const double stride = strideOf(frame.survey, part.depth);
    const Recipe& recipe = frame.recipe();
    Region region = isRow ? regionAround(recipe, part.depth, from, across, length)
                          : regionAround(recipe, part.depth, across, from, length);
    const Region strip =
        isRow ? regionAround(recipe, part.depth, from, across, 0) : regionAround(recipe, part.depth, across, from, 0);
    (isRow ? region.north : region.west) = isRow ? strip.north : strip.west;
    (isRow ? region.south : region.east) = isRow ? strip.south : strip.east;
    const Patch patch = patchOf(recipe, part.depth, region);

    const double perPoint = SurveyFrame::side / sight.width;
    const double floor = -frame.heights.limit;
    const auto corner = [&](double place, bool isTop) {
        const double x = isRow ? place : across, y = isRow ? across : place;
        const double share = ground.shareAt(frame.survey, part.depth, x, y);
        const double height = heightIn(patch, share, x / stride, y / stride) - frame.heights.middle;
        return glm::vec3((x - sight.west()) * perPoint, (y - sight.north()) * perPoint,
                         isTop ? std::max(height, floor) : floor);
    };
    const Theme& theme = reliefTheme(frame.look);
    const auto places = bends(from, length, stride);
    for (std::size_t i = 0; i + 1 < places.size(); ++i)
        shapes.area(corner(places[i], true), corner(places[i + 1], true), corner(places[i + 1], false),
                    corner(places[i], false), isRow ? theme.skirtSouth : theme.skirtEast);
}

} // namespace

Shapes blockSides(const SurveyFrame& frame, const GroundInView& ground, std::span<const Border> borders)
{
    Shapes shapes;
    for (const Border border : borders)
        for (const GroundPart& part : ground.parts)
            addSide(shapes, frame, ground, part, border);
    return shapes;
}

} // namespace lozenge
