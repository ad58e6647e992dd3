#include "core/instruction_set.hpp"

#include "core/mesh_row.hpp"
#include "core/targets.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#if LOZENGE_HAS_TARGETS
#include <immintrin.h>
#endif

// The bodies are inlined into functions that differ in nothing but the processor they are for.
#define LOZENGE_LOOPS_FOR(mark)                                                                                        \
    mark void evenSingle(const CellRow<float>& row)                                                                    \
    {                                                                                                                  \
        makeEvenRow(row);                                                                                              \
    }                                                                                                                  \
    mark void oddSingle(const CellRow<float>& row)                                                                     \
    {                                                                                                                  \
        makeOddRow(row);                                                                                               \
    }                                                                                                                  \
    mark void evenDouble(const CellRow<double>& row)                                                                   \
    {                                                                                                                  \
        makeEvenRow(row);                                                                                              \
    }                                                                                                                  \
    mark void oddDouble(const CellRow<double>& row)                                                                    \
    {                                                                                                                  \
        makeOddRow(row);                                                                                               \
    }                                                                                                                  \
    mark void meshSingle(const MeshRow<float>& row)                                                                    \
    {                                                                                                                  \
        makeInnerMeshRow(row);                                                                                         \
    }                                                                                                                  \
    mark void meshDouble(const MeshRow<double>& row)                                                                   \
    {                                                                                                                  \
        makeInnerMeshRow(row);                                                                                         \
    }

namespace lozenge {
namespace {

namespace portable {
LOZENGE_LOOPS_FOR()

bool isHere()
{
    return true;
}

void stream(const void* from, void* to, std::size_t lines)
{
#if LOZENGE_HAS_TARGETS
    const auto* source = static_cast<const float*>(from);
    auto* target = static_cast<float*>(to);
    for (const float* const end = source + lines * lineBytes / sizeof(float); source < end; source += 4, target += 4)
        _mm_stream_ps(target, _mm_loadu_ps(source));
#else
    std::memcpy(to, from, lines * lineBytes);
#endif
}
} // namespace portable

#if LOZENGE_HAS_TARGETS

namespace avx2 {
LOZENGE_LOOPS_FOR(LOZENGE_AVX2)

bool isHere()
{
    return __builtin_cpu_supports("avx2");
}

LOZENGE_AVX2 void stream(const void* from, void* to, std::size_t lines)
{
    const auto* source = static_cast<const float*>(from);
    auto* target = static_cast<float*>(to);
    for (const float* const end = source + lines * lineBytes / sizeof(float); source < end; source += 8, target += 8)
        _mm256_stream_ps(target, _mm256_loadu_ps(source));
}
} // namespace avx2

namespace avx512 {
LOZENGE_LOOPS_FOR(LOZENGE_AVX512)

bool isHere()
{
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw");
}

LOZENGE_AVX512 void stream(const void* from, void* to, std::size_t lines)
{
    const auto* source = static_cast<const float*>(from);
    auto* target = static_cast<float*>(to);
    for (const float* const end = source + lines * lineBytes / sizeof(float); source < end; source += 16, target += 16)
        _mm512_stream_ps(target, _mm512_loadu_ps(source));
}
} // namespace avx512

constexpr std::array sets{
    InstructionSet{"AVX-512", avx512::isHere, avx512::evenSingle, avx512::oddSingle, avx512::evenDouble,
                   avx512::oddDouble, avx512::meshSingle, avx512::meshDouble, avx512::stream},
    InstructionSet{"AVX2", avx2::isHere, avx2::evenSingle, avx2::oddSingle, avx2::evenDouble, avx2::oddDouble,
                   avx2::meshSingle, avx2::meshDouble, avx2::stream},
    InstructionSet{"portable", portable::isHere, portable::evenSingle, portable::oddSingle, portable::evenDouble,
                   portable::oddDouble, portable::meshSingle, portable::meshDouble, portable::stream},
};

#else

constexpr std::array sets{InstructionSet{"portable", portable::isHere, portable::evenSingle, portable::oddSingle,
                                         portable::evenDouble, portable::oddDouble, portable::meshSingle,
                                         portable::meshDouble, portable::stream}};

#endif

} // namespace

void settleStreamedLines()
{
#if LOZENGE_HAS_TARGETS
    _mm_sfence();
#endif
}

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
