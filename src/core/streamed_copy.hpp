#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace lozenge {

/// Copies to memory past the caches. A plain store would first read what it is about to overwrite; for an array that
/// is larger than the caches that is half of the traffic. It costs time for one that is not.
inline void streamedCopy(std::span<const float> from, float* to)
{
    const float* source = from.data();
    const float* const end = source + from.size();
#if defined(__SSE2__)
    while (source < end && reinterpret_cast<std::uintptr_t>(to) % 16 != 0)
        *to++ = *source++;
    for (; end - source >= 4; source += 4, to += 4)
        _mm_stream_ps(to, _mm_loadu_ps(source));
    // Other threads may read as soon as this function is over.
    _mm_sfence();
#endif
    std::copy(source, end, to);
}

} // namespace lozenge
