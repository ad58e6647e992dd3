#pragma once

#include "core/hash_noise.hpp"
#include "core/targets.hpp"

#include <array>
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
    std::uint32_t* cells = nullptr; ///< the numbers of the cells, kept for the odd row
    HashRow noise;
    std::uint32_t firstCell = 0; ///< its x on the lattice of cells
    int count = 0;
    Real amplitude = 0;
};

/// The offset of the point that has this multiplier in its cell: as the law "symmetric" has it, amplitude (2u - 1). The
/// amplitude comes scaled, so that the number of a point need only be a whole one. In double precision it is the one
/// that every run draws, of 24 bits; in single precision all 32 are rounded to 24, which is nearly the same and a shift
/// less.
template <typename Real>
LOZENGE_INLINE Real cellOffset(Real scaledAmplitude, std::uint32_t cell, std::uint32_t multiplier)
{
    if constexpr (std::is_same_v<Real, float>)
        return scaledAmplitude * static_cast<float>(static_cast<std::int32_t>(cell * multiplier));
    else
        return scaledAmplitude * static_cast<Real>(hashSigned(cell, multiplier));
}

template <typename Real>
Real scaledAmplitude(double amplitude)
{
    return static_cast<Real>(amplitude * (std::is_same_v<Real, float> ? 0x1p-31 : 0x1p-23));
}

/// The middles of the cells and of their north sides: the even row.
template <typename Real>
LOZENGE_INLINE void makeEvenRow(const CellRow<Real>& row)
{
    const Real* __restrict north = row.north;
    const Real* __restrict south = row.south;
    Real* __restrict middles = row.middles;
    Real* __restrict even = row.even;
    std::uint32_t* __restrict cells = row.cells;
    const HashRow noise = row.noise;
    const Real amplitude = row.amplitude;
    const std::uint32_t firstCell = row.firstCell;
    const int count = row.count;

    // In a loop of its own: with what follows it is a chain too long for a processor to begin the next round meanwhile.
    LOZENGE_INDEPENDENT
    for (int i = 0; i < count; ++i)
        cells[i] = hashCell(noise, firstCell + static_cast<std::uint32_t>(i));
    LOZENGE_INDEPENDENT
    for (int i = 0; i < count; ++i) {
        const std::uint32_t cell = cells[i];
        const Real northWest = north[i], northEast = north[i + 1];
        const Real middle = (northWest + northEast + south[i] + south[i + 1]) * Real{0.25} +
                            cellOffset(amplitude, cell, hashMultipliers[3]);
        const Real top = (middles[i] + northWest + northEast + middle) * Real{0.25} +
                         cellOffset(amplitude, cell, hashMultipliers[1]);
        middles[i] = middle;
        even[2 * i] = northWest;
        even[2 * i + 1] = top;
    }
}

/// The middles of the west sides: the odd row. A side has the middles of two cells for parents, so it waits until
/// both are there.
template <typename Real>
LOZENGE_INLINE void makeOddRow(const CellRow<Real>& row)
{
    const Real* __restrict north = row.north;
    const Real* __restrict south = row.south;
    const Real* __restrict middles = row.middles;
    Real* __restrict odd = row.odd;
    const std::uint32_t* __restrict cells = row.cells;
    const Real amplitude = row.amplitude;
    const int count = row.count;

    LOZENGE_INDEPENDENT
    for (int i = 0; i < count; ++i) {
        const Real middle = middles[i];
        const Real side = (north[i] + middles[i - 1] + middle + south[i]) * Real{0.25} +
                          cellOffset(amplitude, cells[i], hashMultipliers[2]);
        odd[2 * i] = side;
        odd[2 * i + 1] = middle;
    }
}

} // namespace lozenge
