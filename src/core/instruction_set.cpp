#include "core/instruction_set.hpp"

#include "core/mesh_row.hpp"
#include "core/targets.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#if LOZENGE_HAS_TARGETS
#include <immintrin.h>
#endif

// The bodies are inlined into functions that differ in nothing but the processor they are for.
#define LOZENGE_LOOPS_FOR(mark, Real)                                                                                  \
    mark void cells(const CellRow<Real>& row)                                                                          \
    {                                                                                                                  \
        makeCells<Processor>(row);                                                                                     \
    }                                                                                                                  \
    mark void mesh(const MeshRow<Real>& row)                                                                           \
    {                                                                                                                  \
        makeInnerMeshRow(row);                                                                                         \
    }

namespace lozenge {
namespace {

namespace portable {
/// What the inner loops make of a processor.
struct Processor {
    static constexpr int bytes = 16;
    static constexpr bool isFusing = LOZENGE_HAS_FMA;
};

LOZENGE_LOOPS_FOR(, float)
LOZENGE_LOOPS_FOR(, double)

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
struct Processor {
    static constexpr int bytes = 32;
    static constexpr bool isFusing = true;
};

LOZENGE_LOOPS_FOR(LOZENGE_AVX2, float)
LOZENGE_LOOPS_FOR(LOZENGE_AVX2, double)

bool isHere()
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
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
struct Processor {
    static constexpr int bytes = 64;
    static constexpr bool isFusing = true;
};

LOZENGE_LOOPS_FOR(LOZENGE_AVX512, float)
LOZENGE_LOOPS_FOR(LOZENGE_AVX512, double)

bool isHere()
{
    return avx2::isHere() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw");
}

// Reads whole lines and shifts each pair of them into place: a read across two lines takes twice as long. Of the last
// line that it reads at least one number is among those asked for.
LOZENGE_AVX512 void stream(const void* from, void* to, std::size_t lines)
{
    const std::size_t misplaced = reinterpret_cast<std::uintptr_t>(from) % lineBytes / sizeof(float);
    const auto* source = static_cast<const float*>(from) - misplaced;
    auto* target = static_cast<float*>(to);
    constexpr std::size_t inLine = lineBytes / sizeof(float);
    const float* const end = source + lines * inLine;
    if (misplaced == 0) {
        for (; source < end; source += inLine, target += inLine)
            _mm512_stream_ps(target, _mm512_load_ps(source));
        return;
    }
    const __m512i lanes = _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    const __m512i shifted = _mm512_add_epi32(lanes, _mm512_set1_epi32(static_cast<int>(misplaced)));
    __m512 line = lines > 0 ? _mm512_load_ps(source) : _mm512_setzero_ps();
    for (; source < end; source += inLine, target += inLine) {
        const __m512 next = _mm512_load_ps(source + inLine);
        _mm512_stream_ps(target, _mm512_permutex2var_ps(line, shifted, next));
        line = next;
    }
}
} // namespace avx512

constexpr std::array sets{
    InstructionSet{
        "AVX-512", avx512::isHere, {avx512::cells, avx512::mesh}, {avx512::cells, avx512::mesh}, avx512::stream},
    InstructionSet{"AVX2", avx2::isHere, {avx2::cells, avx2::mesh}, {avx2::cells, avx2::mesh}, avx2::stream},
    InstructionSet{"portable",
                   portable::isHere,
                   {portable::cells, portable::mesh},
                   {portable::cells, portable::mesh},
                   portable::stream},
};

#else

constexpr std::array sets{InstructionSet{"portable",
                                         portable::isHere,
                                         {portable::cells, portable::mesh},
                                         {portable::cells, portable::mesh},
                                         portable::stream}};

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
