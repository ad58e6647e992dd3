#include "core/cell_row.hpp"

#include <algorithm>
#include <array>

#if defined(__GNUC__) && defined(__x86_64__)
#include <immintrin.h>
#endif

#if defined(__GNUC__)
#define LOZENGE_INLINE inline __attribute__((always_inline))
#else
#define LOZENGE_INLINE inline
#endif

namespace lozenge {
namespace {

template <typename Real>
LOZENGE_INLINE void make(const CellRow<Real>& row)
{
    const Real* __restrict north = row.north;
    const Real* __restrict south = row.south;
    Real* __restrict middles = row.middles;
    Real* __restrict even = row.even;
    Real* __restrict odd = row.odd;
    const HashRow noise = row.noise;
    const Real amplitude = row.amplitude;
    const std::uint32_t firstCell = row.firstCell;
    const int count = row.count;
    alignas(64) std::array<std::uint32_t, cellsAtATime> cells;

    for (int i = 0; i < count; ++i) {
        const std::uint32_t cell = hashCell(noise, firstCell + static_cast<std::uint32_t>(i));
        const Real middle = (north[i] + north[i + 1] + south[i] + south[i + 1]) * Real{0.25} +
                            cellOffset(amplitude, cell, hashMultipliers[3]);
        const Real top = (middles[i] + north[i] + north[i + 1] + middle) * Real{0.25} +
                         cellOffset(amplitude, cell, hashMultipliers[1]);
        cells[static_cast<std::size_t>(i)] = cell;
        middles[i] = middle;
        even[2 * i] = north[i];
        even[2 * i + 1] = top;
    }
    // A side has the middles of two cells for parents, so it waits until both are there.
    const Real* __restrict made = row.middles;
    for (int i = 0; i < count; ++i) {
        const Real side = (north[i] + made[i - 1] + made[i] + south[i]) * Real{0.25} +
                          cellOffset(amplitude, cells[static_cast<std::size_t>(i)], hashMultipliers[2]);
        odd[2 * i] = side;
        odd[2 * i + 1] = made[i];
    }
}

bool always()
{
    return true;
}

void portableSingle(const CellRow<float>& row)
{
    make(row);
}
void portableTwice(const CellRow<double>& row)
{
    make(row);
}

#if defined(__GNUC__) && defined(__x86_64__)

void stream128(const float* from, float* to, std::size_t lines)
{
    for (const float* const end = from + lines * floatsInLine; from < end; from += 4, to += 4)
        _mm_stream_ps(to, _mm_loadu_ps(from));
}

#if defined(__clang__)
#define LOZENGE_AVX512 __attribute__((target("avx512f,avx512dq,avx512vl,avx512bw"), min_vector_width(512)))
#else
#define LOZENGE_AVX512 __attribute__((target("avx512f,avx512dq,avx512vl,avx512bw,prefer-vector-width=512")))
#endif
#define LOZENGE_AVX2 __attribute__((target("avx2")))

LOZENGE_AVX512 void avx512Single(const CellRow<float>& row)
{
    make(row);
}
LOZENGE_AVX512 void avx512Twice(const CellRow<double>& row)
{
    make(row);
}
LOZENGE_AVX2 void avx2Single(const CellRow<float>& row)
{
    make(row);
}
LOZENGE_AVX2 void avx2Twice(const CellRow<double>& row)
{
    make(row);
}

LOZENGE_AVX512 void stream512(const float* from, float* to, std::size_t lines)
{
    for (const float* const end = from + lines * floatsInLine; from < end; from += 16, to += 16)
        _mm512_stream_ps(to, _mm512_loadu_ps(from));
}
LOZENGE_AVX2 void stream256(const float* from, float* to, std::size_t lines)
{
    for (const float* const end = from + lines * floatsInLine; from < end; from += 8, to += 8)
        _mm256_stream_ps(to, _mm256_loadu_ps(from));
}

bool hasAvx512()
{
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw");
}
bool hasAvx2()
{
    return __builtin_cpu_supports("avx2");
}

constexpr std::array sets{
    InstructionSet{"AVX-512", hasAvx512, avx512Single, avx512Twice, stream512},
    InstructionSet{"AVX2", hasAvx2, avx2Single, avx2Twice, stream256},
    InstructionSet{"portable", always, portableSingle, portableTwice, stream128},
};

#else

void copyLines(const float* from, float* to, std::size_t lines)
{
    std::copy(from, from + lines * floatsInLine, to);
}

constexpr std::array sets{InstructionSet{"portable", always, portableSingle, portableTwice, copyLines}};

#endif

} // namespace

void settleStreamedLines()
{
#if defined(__GNUC__) && defined(__x86_64__)
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
