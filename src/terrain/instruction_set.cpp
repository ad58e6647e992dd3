#include "terrain/instruction_set.hpp"

#include "terrain/mesh_row.hpp"
#include "terrain/targets.hpp"

#include <algorithm>
#include <array>

// The bodies are inlined into functions that differ in nothing but the processor they are for, and how many bytes it
// has side by side.
#define LOZENGE_LOOPS_FOR(mark, bytes)                                                                                 \
    mark void cells(const CellRow& row)                                                                                \
    {                                                                                                                  \
        makeCells<bytes>(row);                                                                                         \
    }                                                                                                                  \
    mark void mesh(const MeshRow& row)                                                                                 \
    {                                                                                                                  \
        makeInnerMeshRow(row);                                                                                         \
    }

namespace lozenge {
namespace {

namespace portable {
LOZENGE_LOOPS_FOR(, 16)

bool isHere()
{
    return true;
}
} // namespace portable

#if LOZENGE_HAS_TARGETS

namespace avx2 {
LOZENGE_LOOPS_FOR(LOZENGE_AVX2, 32)

bool isHere()
{
    return __builtin_cpu_supports("avx2");
}
} // namespace avx2

namespace avx512 {
LOZENGE_LOOPS_FOR(LOZENGE_AVX512, 64)

bool isHere()
{
    return avx2::isHere() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw");
}
} // namespace avx512

constexpr std::array sets{
    InstructionSet{"AVX-512", avx512::isHere, avx512::cells, avx512::mesh},
    InstructionSet{"AVX2", avx2::isHere, avx2::cells, avx2::mesh},
    InstructionSet{"portable", portable::isHere, portable::cells, portable::mesh},
};

#else

constexpr std::array sets{InstructionSet{"portable", portable::isHere, portable::cells, portable::mesh}};

#endif

} // namespace

std::span<const InstructionSet> instructionSets()
{
    return sets;
}

const InstructionSet& bestInstructionSet()
{
    static const InstructionSet& best =
        *std::find_if(sets.begin(), sets.end(), [](const InstructionSet& set) { return set.isHere(); });
    return best;
}

} // namespace lozenge
