#include "core/window_at.hpp"

#include "core/bands.hpp"
#include "core/order.hpp"
#include "core/step.hpp"
#include "core/terrain.hpp"

#include <algorithm>
#include <limits>
#include <vector>

namespace lozenge {
namespace {

/// How far a run has come: the level that is being made, and the first of its points that is not there yet.
struct Front {
    int levels = 0; ///< done, counting the one that is being made
    Phase phase = Phase::Diamond;
    Point at; ///< on the lattice of this level

    /// The x from which on the points of a row that are new in this phase are missing.
    [[nodiscard]] int missingFrom(Phase newIn, int y) const
    {
        constexpr int all = 0, none = std::numeric_limits<int>::max();
        if (newIn != phase)
            return newIn == Phase::Square ? all : none;
        return y < at.y ? none : y > at.y ? all : at.x;
    }
};

Front frontOf(int levels, std::int64_t step)
{
    const std::int64_t order = step + 4;
    if (order >= pointsBefore(std::int64_t{1} << levels))
        return {levels, Phase::Square, {0, latticeSize(levels)}};
    const int done = levelsUpTo(order);
    const Point at = pointAt(done, order);
    const bool isMiddle = at.x % 2 == 1 && at.y % 2 == 1;
    return {done, isMiddle ? Phase::Diamond : Phase::Square, at};
}

template <typename Real>
struct RowAt {
    int west = 0;
    std::span<Real> heights;
    std::span<std::uint8_t> isSet;

    /// Every second point from x on, beginning with one of this parity.
    void clear(int from, int parity)
    {
        const std::int64_t first = std::max(from, west);
        for (auto i = static_cast<std::size_t>(first - west + ((first ^ parity) & 1)); i < heights.size(); i += 2) {
            heights[i] = 0;
            isSet[i] = 0;
        }
    }
};

/// Takes back the points of a row of the lattice that the run has not reached.
template <typename Real>
void takeBack(const Front& front, int y, RowAt<Real> row)
{
    if (y % 2 == 0) {
        row.clear(front.missingFrom(Phase::Square, y), 1);
        return;
    }
    row.clear(front.missingFrom(Phase::Square, y), 0);
    row.clear(front.missingFrom(Phase::Diamond, y), 1);
}

/// The part of the lattice with this stride that lies in a window of the map.
Region onLattice(const Region& window, int stride)
{
    const auto up = [stride](int x) { return (x + stride - 1) / stride; };
    return {up(window.west), up(window.north), window.east / stride, window.south / stride};
}

/// On the lattice of the level that is being made nothing finer is there.
template <typename Real>
void makeLatticeAt(const Recipe& recipe, const Front& front, const Region& window, std::span<Real> heights,
                   std::span<std::uint8_t> isSet, int threads)
{
    const auto width = static_cast<std::size_t>(window.east - window.west + 1);
    inBands(window.north, window.south, threads, [&](int north, int south) {
        const std::size_t begin = static_cast<std::size_t>(north - window.north) * width;
        const Region band{window.west, north, window.east, south};
        makeWindow<Real>(recipe, front.levels, band, heights.subspan(begin, pointCount(band)));
        std::fill_n(isSet.begin() + static_cast<std::ptrdiff_t>(begin), pointCount(band), std::uint8_t{1});
        for (int y = north; y <= south; ++y) {
            const std::size_t row = static_cast<std::size_t>(y - window.north) * width;
            takeBack<Real>(front, y, {window.west, heights.subspan(row, width), isSet.subspan(row, width)});
        }
    });
}

} // namespace

template <typename Real>
void makeWindowAt(const Recipe& recipe, std::int64_t step, const Region& window, std::span<Real> heights,
                  std::span<std::uint8_t> isSet, int threads)
{
    const Front front = frontOf(levelCount(recipe), step);
    const int stride = 1 << (levelCount(recipe) - front.levels);
    const Region part = onLattice(window, stride);
    const int bands = threads > 0 ? threads : threadsWorth(pointCount(part));
    if (stride == 1)
        return makeLatticeAt<Real>(recipe, front, window, heights, isSet, bands);

    std::vector<Real> partHeights(pointCount(part));
    std::vector<std::uint8_t> partIsSet(pointCount(part));
    makeLatticeAt<Real>(recipe, front, part, partHeights, partIsSet, bands);
    std::fill(heights.begin(), heights.end(), Real{0});
    std::fill(isSet.begin(), isSet.end(), std::uint8_t{0});
    std::size_t from = 0;
    const auto width = static_cast<std::size_t>(window.east - window.west + 1);
    for (int y = part.north; y <= part.south; ++y)
        for (int x = part.west; x <= part.east; ++x, ++from) {
            const std::size_t to = static_cast<std::size_t>(y * stride - window.north) * width +
                                   static_cast<std::size_t>(x * stride - window.west);
            heights[to] = partHeights[from];
            isSet[to] = partIsSet[from];
        }
}

template void makeWindowAt(const Recipe&, std::int64_t, const Region&, std::span<float>, std::span<std::uint8_t>, int);
template void makeWindowAt(const Recipe&, std::int64_t, const Region&, std::span<double>, std::span<std::uint8_t>, int);

} // namespace lozenge
