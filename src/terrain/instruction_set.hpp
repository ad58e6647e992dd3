#pragma once

#include "terrain/cell_row.hpp"
#include "terrain/mesh.hpp"

#include <span>
#include <string_view>

namespace lozenge {

/// The inner loops of whole terrains and their meshes, compiled for one kind of processor. The order of operations is
/// the same in all, so all give the same bits.
struct InstructionSet {
    std::string_view name;
    bool (*isHere)();
    void (*cells)(const CellRow&);
    void (*mesh)(const MeshRow&);
};

/// The table of all, the widest first; the last one is everywhere.
std::span<const InstructionSet> instructionSets();

/// The widest that this processor has.
const InstructionSet& bestInstructionSet();

} // namespace lozenge
