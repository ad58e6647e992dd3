#pragma once

#include "core/cell_row.hpp"
#include "core/mesh.hpp"

#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>

namespace lozenge {

/// Copies whole lines of 64 bytes to memory past the caches. A plain store would first read what it is about to
/// overwrite, which is half of the traffic for an array that is larger than the caches. The lines that hold the first
/// and the last number are read as a whole.
using StreamLines = void (*)(const void* from, void* to, std::size_t lines);

inline constexpr std::size_t lineBytes = 64;

/// After the last line, for those who wait for this thread to see what it wrote.
void settleStreamedLines();

/// The inner loops of whole terrains and their meshes.
template <typename Real>
struct RowLoops {
    void (*cells)(const CellRow<Real>&);
    void (*mesh)(const MeshRow<Real>&);
};

/// The inner loops compiled for one kind of processor. The order of operations is the same in all, and what one of them
/// rounds at once is exact in between in the others, so all give the same bits.
struct InstructionSet {
    std::string_view name;
    bool (*isHere)();
    RowLoops<float> inSingle;
    RowLoops<double> inDouble;
    StreamLines stream;

    template <typename Real>
    [[nodiscard]] const RowLoops<Real>& loops() const
    {
        if constexpr (std::is_same_v<Real, float>)
            return inSingle;
        else
            return inDouble;
    }
};

/// The table of all, the widest first; the last one is everywhere.
std::span<const InstructionSet> instructionSets();

/// The widest that this processor has.
const InstructionSet& bestInstructionSet();

} // namespace lozenge
