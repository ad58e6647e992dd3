#include "app/survey_relief.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

enum class Border : std::uint8_t { North, South, West, East };

/// Places along a side of the view where the ground's edge bends: the ends, and the lines of the lattice between.
std::vector<double> bends(double from, double width, double stride)
{
    std::vector<double> places{from};
    for (double line = (std::floor(from / stride) + 1) * stride; line < from + width; line += stride)
        places.push_back(line);
    places.push_back(from + width);
    return places;
}

void addSide(Shapes& shapes, const SurveyScene& scene, const Growth& growth, Border side)
{
    const Sight& sight = scene.survey.sight;
    const bool isRow = side == Border::North || side == Border::South;
    const bool isFirst = side == Border::North || side == Border::West;
    const double across = (isRow ? sight.north() : sight.west()) + (isFirst ? 0 : sight.width);
    const double along = isRow ? sight.west() : sight.north();
    const double stride = strideOf(scene.survey, growth.depth);

    Region region = regionAround(*scene.recipe, growth.depth, sight.west(), sight.north(), sight.width);
    const Region strip = isRow ? regionAround(*scene.recipe, growth.depth, sight.west(), across, 0)
                               : regionAround(*scene.recipe, growth.depth, across, sight.north(), 0);
    (isRow ? region.north : region.west) = isRow ? strip.north : strip.west;
    (isRow ? region.south : region.east) = isRow ? strip.south : strip.east;
    const Patch patch = patchOf(*scene.recipe, growth.depth, region);

    const double perPoint = scene.side() / sight.width;
    const double floor = -scene.frame.range.limit;
    const auto corner = [&](double place, bool isTop) {
        const double x = isRow ? place : across, y = isRow ? across : place;
        const double height = heightIn(patch, growth.share, x / stride, y / stride) - scene.middle;
        return glm::vec3((x - sight.west()) * perPoint, (y - sight.north()) * perPoint,
                         isTop ? std::max(height, floor) : floor);
    };
    const Theme& theme = *scene.frame.look.theme;
    const auto places = bends(along, sight.width, stride);
    for (std::size_t i = 0; i + 1 < places.size(); ++i)
        shapes.area(corner(places[i], true), corner(places[i + 1], true), corner(places[i + 1], false),
                    corner(places[i], false), isRow ? theme.skirtSouth : theme.skirtEast);
}

} // namespace

Shapes blockSides(const SurveyScene& scene, double across, bool allFour)
{
    const Growth growth = growthOf(levelsFor(scene.survey, across));
    const Projection project({0, 0, 100, 100}, 2, 1, scene.frame.look.camera, 1); // for which sides are near alone
    Shapes shapes;
    for (const Border side : {Border::North, Border::South, Border::West, Border::East}) {
        const bool isRow = side == Border::North || side == Border::South;
        const bool isNear =
            isRow ? project.southIsNear() == (side == Border::South) : project.eastIsNear() == (side == Border::East);
        if (allFour || isNear)
            addSide(shapes, scene, growth, side);
    }
    return shapes;
}

} // namespace lozenge
