#pragma once

#include "core/hash_noise.hpp"

#include <cstddef>
#include <span>
#include <string_view>
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

/// The offset of the point that has this multiplier in its cell: as the law "symmetric" has it, amplitude (2u - 1).
/// `amplitude` comes times 2^-23, which changes no bit of a float that is not tiny.
template <typename Real>
Real cellOffset(Real amplitude, std::uint32_t cell, std::uint32_t multiplier)
{
    return amplitude * static_cast<Real>(hashSigned(cell, multiplier));
}

/// At most so many cells at a time: their numbers are kept between two loops, in the fastest cache.
inline constexpr int cellsAtATime = 256;

/// Copies whole lines of 64 bytes to memory past the caches. A plain store would first read what it is about to
/// overwrite, which is half of the traffic for an array that is larger than the caches.
using StreamLines = void (*)(const float* from, float* to, std::size_t lines);

/// After the last line, for those who wait for this thread to see what it wrote.
void settleStreamedLines();

inline constexpr std::size_t floatsInLine = 16;

/// The same code compiled for one kind of processor. The order of additions is that of the recipe's parents and no
/// operation is fused, so all give the same bits.
struct InstructionSet {
    std::string_view name;
    bool (*isHere)();
    void (*single)(const CellRow<float>&);
    void (*twice)(const CellRow<double>&);
    StreamLines stream;
};

/// The table of all, the widest first; the last one is everywhere.
std::span<const InstructionSet> instructionSets();

/// The widest that this processor has.
const InstructionSet& bestInstructionSet();

} // namespace lozenge
