#pragma once

#include "core/hash_noise.hpp"
#include "core/lanes.hpp"

#include <cstdint>
#include <type_traits>

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
template <typename Real>
struct CellRow {
    const Real* north = nullptr;
    const Real* south = nullptr;
    Real* middles = nullptr; ///< those of the row above go in, the row's own come out; middles[-1] is read
    Real* even = nullptr;
    Real* odd = nullptr;
    HashRow noise;
    std::uint32_t firstCell = 0; ///< its x on the lattice of cells
    int count = 0;
    Real amplitude = 0;
};

/// The offset of the point that has this multiplier in its cell: as the law "symmetric" has it, amplitude (2u - 1). The
/// amplitude comes scaled, so that the number of a point need only be a whole one. In double precision it is the one
/// that every run draws, of 24 bits; in single precision all 32 are rounded to 24, which is nearly the same and a shift
/// less.
template <typename Real, int lanes = 1>
LOZENGE_INLINE Lanes<Real, lanes> cellOffset(Real scaledAmplitude, Lanes<std::uint32_t, lanes> cell,
                                             std::uint32_t multiplier)
{
    const auto number = lanesAs<std::int32_t, lanes>(cell * multiplier);
    if constexpr (std::is_same_v<Real, float>)
        return lanesAs<float, lanes>(number) * scaledAmplitude;
    else
        return lanesAs<double, lanes>(number >> 8) * scaledAmplitude;
}

template <typename Real>
Real scaledAmplitude(double amplitude)
{
    return static_cast<Real>(amplitude * (std::is_same_v<Real, float> ? 0x1p-31 : 0x1p-23));
}

/// The offsets of the three new points of some cells.
template <typename Reals>
struct CellOffsets {
    Reals middle, top, side;
};

template <int lanes, typename Real, typename Numbers>
LOZENGE_INLINE CellOffsets<Lanes<Real, lanes>> cellOffsets(Real amplitude, Numbers cells)
{
    return {cellOffset<Real, lanes>(amplitude, cells, hashMultipliers[3]),
            cellOffset<Real, lanes>(amplitude, cells, hashMultipliers[1]),
            cellOffset<Real, lanes>(amplitude, cells, hashMultipliers[2])};
}

/// A quarter of the sum, and the offset. A quarter is exact, so a processor that multiplies and adds in one, and rounds
/// only then, comes to the same bits. (Not exact it would be below 1e-37. An amplitude of so little is zero in single
/// precision, and by averages alone both come to the same there too.)
template <typename Processor, int lanes, typename Reals>
LOZENGE_INLINE Reals quarterPlus(Reals sum, Reals offset)
{
    if constexpr (Processor::isFusing && sizeof(Reals) == lanes * sizeof(float))
        return fused<lanes>(sum, 0.25F, offset);
    else
        return sum * 0.25F + offset;
}

/// Makes the cells from `first` on, so many at once, as long as there are so many; returns the first that is left.
///
/// From the number of a cell to its points is a long way of operations that each wait for the one before. So four
/// batches of cells are under way at a time: while the points of one are made, so are the offsets of the next and the
/// numbers of the third after it, and the processor always has something that need not wait. (The row comes as a copy:
/// it might else be among what is stored to, and would be read again and again.)
template <typename Processor, int lanes, typename Real>
LOZENGE_INLINE int makeCells(const CellRow<Real> row, int first)
{
    using Reals = Lanes<Real, lanes>;
    if (first + lanes > row.count)
        return first;

    const auto firstX = row.firstCell + static_cast<std::uint32_t>(first);
    auto x = eachLaneOf<lanes>([&](int lane) { return firstX + static_cast<std::uint32_t>(lane); });
    auto offsets = cellOffsets<lanes>(row.amplitude, scramble(x, row.noise));
    x = x + lanes;
    auto cells = scramble(x, row.noise);
    x = x + lanes;
    auto nextCells = scramble(x, row.noise);
    Reals middleBefore = eachLaneOf<lanes>([&](int) { return row.middles[first - 1]; });

    int i = first;
    for (; i + lanes <= row.count; i += lanes) {
        const auto northWest = lanesFrom<lanes>(row.north + i), northEast = lanesFrom<lanes>(row.north + i + 1);
        const auto southWest = lanesFrom<lanes>(row.south + i), southEast = lanesFrom<lanes>(row.south + i + 1);
        const auto middleNorth = lanesFrom<lanes>(row.middles + i);

        const Reals middle =
            quarterPlus<Processor, lanes>(northWest + northEast + southWest + southEast, offsets.middle);
        const Reals top = quarterPlus<Processor, lanes>(middleNorth + northWest + northEast + middle, offsets.top);
        const Reals middleWest = oneLaneOn<lanes>(middleBefore, middle);
        const Reals side = quarterPlus<Processor, lanes>(northWest + middleWest + middle + southWest, offsets.side);

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

/// Makes all cells of a row, as many at once as the processor can, and in the end a few or one at a time.
template <typename Processor, typename Real>
LOZENGE_INLINE void makeCells(const CellRow<Real>& row)
{
    constexpr int lanes = LOZENGE_HAS_LANES ? Processor::bytes / int{sizeof(Real)} : 1;
    int done = makeCells<Processor, lanes>(row, 0);
    done = makeCells<Processor, (lanes + 3) / 4>(row, done);
    makeCells<Processor, 1>(row, done);
}

} // namespace lozenge
