#include "survey/ground_parts.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

struct Search {
    const Eye& eye;
    const Survey& survey;
    int deepest = 0;
    int cells = 1;
    const IsInView& isInView;
    std::vector<GroundPart> found;

    /// Small depths have fewer cells than a part; then the whole map is one.
    [[nodiscard]] double widthAt(int depth) const
    {
        return std::min(static_cast<double>(cells) * strideOf(survey, depth), survey.last());
    }

    [[nodiscard]] bool isInSight(const GroundPart& part) const
    {
        const Sight& sight = survey.sight;
        return part.west < sight.west() + sight.width && part.west + part.width > sight.west() &&
               part.north < sight.north() + sight.width && part.north + part.width > sight.north();
    }

    [[nodiscard]] double distanceTo(const GroundPart& part) const
    {
        const double aside = eye.x - std::clamp(eye.x, part.west, part.west + part.width);
        const double along = eye.y - std::clamp(eye.y, part.north, part.north + part.width);
        return std::hypot(aside, along, eye.above);
    }

    void look(const GroundPart& part)
    {
        if (!isInSight(part) || !isInView(part))
            return;
        const int depth = part.depth + 1;
        const double reach = reachInSides * cells * strideOf(survey, depth);
        if (depth > deepest || distanceTo(part) >= reach) {
            found.push_back(part);
            return;
        }
        const double width = widthAt(depth);
        for (double north = part.north; north < part.north + part.width; north += width)
            for (double west = part.west; west < part.west + part.width; west += width)
                look({depth, west, north, width});
    }
};

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
    const double width = std::min(cells * strideOf(survey, growth.depth), survey.last());
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
    Search search{eye, survey, growth.depth, cells, isInView, {}};
    search.look({0, 0, 0, survey.last()});
    return {std::move(search.found), growth, eye, cells};
}

} // namespace lozenge
