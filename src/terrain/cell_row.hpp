#pragma once

#include "core/noise/hash_noise.hpp"
#include "terrain/lanes.hpp"

#include <cstdint>

// The inner loop of whole terrains: one row of cells, and the two finer rows of points that it makes.
//
// A cell is a square of the coarse lattice, with the corners north[i], north[i + 1], south[i] and south[i + 1]. Three
// new points belong to it: its middle (a diamond step), the middle of its north side and the middle of its west side
// (square steps). The finer lattice has two rows for each row of cells: an even one, in which the coarse points take
// turns with the middles of the north sides, and an odd one, in which the middles of the west sides take turns with
// those of the cells.
//
//     even   north[i]   top[i]   north[i + 1]  ...
//     odd    side[i]   middle[i]   side[i + 1] ...
//
// Coarse rows go in and fine rows come out, both without gaps. That is what makes it fast: run in place, the last
// levels would touch every cache line of the map several times for a point or two.

namespace lozenge {

/// What a row of cells needs, and where its points go.
struct CellRow {
    const double* north = nullptr;
    const double* south = nullptr;
    double* middles = nullptr; ///< those of the row above go in, the row's own come out; middles[-1] is read
    double* even = nullptr;
    double* odd = nullptr;
    HashRow noise;
    std::uint32_t firstCell = 0; ///< its x on the lattice of cells
    int count = 0;
    double amplitude = 0;
};

/// The offset of the point that has this multiplier in its cell: as the law "symmetric" has it, amplitude (2u - 1),
/// from the 24 bits that every run draws. The amplitude comes scaled, so that the number of a point need only be a
/// whole one.
template <int lanes = 1>
LOZENGE_INLINE Lanes<double, lanes> cellOffset(double scaledAmplitude, Lanes<std::uint32_t, lanes> cell,
                                               std::uint32_t multiplier)
{
    return lanesAs<double, lanes>(lanesAs<std::int32_t, lanes>(cell * multiplier) >> 8) * scaledAmplitude;
}

constexpr double scaledAmplitude(double amplitude)
{
    return amplitude * 0x1p-23;
}

/// The offsets of the three new points of some cells.
template <typename Heights>
struct CellOffsets {
    Heights middle, top, side;
};

template <int lanes, typename Numbers>
LOZENGE_INLINE CellOffsets<Lanes<double, lanes>> cellOffsets(double amplitude, Numbers cells)
{
    return {cellOffset<lanes>(amplitude, cells, hashMultipliers[3]),
            cellOffset<lanes>(amplitude, cells, hashMultipliers[1]),
            cellOffset<lanes>(amplitude, cells, hashMultipliers[2])};
}

/// Makes the cells from `first` on, so many at once, as long as there are so many; returns the first that is left.
///
/// From the number of a cell to its points is a long way of operations that each wait for the one before. So four
/// batches of cells are under way at a time: while the points of one are made, so are the offsets of the next and the
/// numbers of the third after it, and the processor always has something that need not wait. (The row comes as a copy:
/// it might else be among what is stored to, and would be read again and again.)
template <int lanes>
LOZENGE_INLINE int makeCells(const CellRow row, int first)
{
    using Heights = Lanes<double, lanes>;
    if (first + lanes > row.count)
        return first;

    const auto firstX = row.firstCell + static_cast<std::uint32_t>(first);
    auto x = eachLaneOf<lanes>([&](int lane) { return firstX + static_cast<std::uint32_t>(lane); });
    auto offsets = cellOffsets<lanes>(row.amplitude, scramble(x, row.noise));
    x = x + lanes;
    auto cells = scramble(x, row.noise);
    x = x + lanes;
    auto nextCells = scramble(x, row.noise);
    Heights middleBefore = eachLaneOf<lanes>([&](int) { return row.middles[first - 1]; });

    int i = first;
    for (; i + lanes <= row.count; i += lanes) {
        const auto northWest = lanesFrom<lanes>(row.north + i), northEast = lanesFrom<lanes>(row.north + i + 1);
        const auto southWest = lanesFrom<lanes>(row.south + i), southEast = lanesFrom<lanes>(row.south + i + 1);
        const auto middleNorth = lanesFrom<lanes>(row.middles + i);

        const Heights middle = (northWest + northEast + southWest + southEast) * 0.25 + offsets.middle;
        const Heights top = (middleNorth + northWest + northEast + middle) * 0.25 + offsets.top;
        const Heights middleWest = oneLaneOn<lanes>(middleBefore, middle);
        const Heights side = (northWest + middleWest + middle + southWest) * 0.25 + offsets.side;

        offsets = cellOffsets<lanes>(row.amplitude, cells);
        cells = nextCells;
        x = x + lanes;
        nextCells = scramble(x, row.noise);

        store<lanes>(middle, row.middles + i);
        weave<lanes>(northWest, top, row.even + 2 * i);
        weave<lanes>(side, middle, row.odd + 2 * i);
        middleBefore = middle;
    }
    return i;
}

/// Makes all cells of a row, as many at once as fit into so many bytes, and in the end a few or one at a time.
template <int bytes>
LOZENGE_INLINE void makeCells(const CellRow& row)
{
    constexpr int lanes = LOZENGE_HAS_LANES ? bytes / int{sizeof(double)} : 1;
    int done = makeCells<lanes>(row, 0);
    done = makeCells<(lanes + 3) / 4>(row, done);
    makeCells<1>(row, done);
}

} // namespace lozenge
