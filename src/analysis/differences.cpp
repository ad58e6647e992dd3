#include "analysis/differences.hpp"

#include "analysis/rounding.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

/// Calls `with` for each point that two maps share, with its place in either.
template <typename With>
void eachShared(int firstSize, int otherSize, With with)
{
    const int last = std::min(firstSize, otherSize) - 1;
    const auto placeIn = [&](int size, int x, int y) {
        const int stride = (size - 1) / last;
        return cellOf({x * stride, y * stride}, size);
    };
    for (int y = 0; y <= last; ++y)
        for (int x = 0; x <= last; ++x)
            with(Point{x, y}, placeIn(firstSize, x, y), placeIn(otherSize, x, y));
}

/// The distance of two heights of these maps, but 0 where it is rounding alone.
auto distanceIn(const std::vector<double>& heights, const std::vector<double>& others)
{
    return [rounding = roundingOf(std::max(greatestOf(heights), greatestOf(others)))](double from, double to) {
        return std::abs(to - from) > rounding ? to - from : 0;
    };
}

} // namespace

Difference differenceOf(const Moment& first, const Moment& other, bool areFinished)
{
    Difference difference;
    difference.size = std::min(first.grid.size, other.grid.size);
    const auto distanceOf = distanceIn(first.surface, other.surface);
    eachShared(first.grid.size, other.grid.size, [&](Point at, std::size_t one, std::size_t another) {
        const double distance = distanceOf(first.surface[one], other.surface[another]);
        // What a mistake never sets differs in the end.
        const bool areSet = areFinished || (first.grid.isSet[one] != 0 && other.grid.isSet[another] != 0);
        difference.heights.push_back(distance);
        difference.areSet.push_back(areSet);
        if (!areSet)
            return;
        difference.count += distance != 0;
        if (std::abs(distance) > std::abs(difference.largest)) {
            difference.largest = distance;
            difference.at = at;
        }
    });
    return difference;
}

double greatestDifference(const Timeline& first, const Timeline& other)
{
    const Grid a = first.gridAt(first.stepCount()), b = other.gridAt(other.stepCount());
    const auto distanceOf = distanceIn(a.heights, b.heights);
    double greatest = 0;
    eachShared(a.size, b.size, [&](Point, std::size_t one, std::size_t another) {
        greatest = std::max(greatest, std::abs(distanceOf(a.heights[one], b.heights[another])));
    });
    return greatest;
}

SeamProfile seamProfile(const Moment& moment, SeamSide seam)
{
    SeamProfile profile;
    const Grid& grid = moment.grid;
    const auto distanceOf = distanceIn(moment.surface, moment.surface);
    for (int along = 0; along <= grid.last(); ++along) {
        const bool isWest = seam == SeamSide::WestToEast;
        const Point first = isWest ? Point{0, along} : Point{along, 0};
        const Point opposite = isWest ? Point{grid.last(), along} : Point{along, grid.last()};
        profile.first.push_back(moment.surface[grid.index(first)]);
        profile.opposite.push_back(moment.surface[grid.index(opposite)]);
        profile.widest = std::max(profile.widest, std::abs(distanceOf(profile.first.back(), profile.opposite.back())));
    }
    return profile;
}

} // namespace lozenge
