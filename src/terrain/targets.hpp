#pragma once

// How one function is compiled for several kinds of processor: its body is an inlined template, and a function for each
// kind that does nothing but call it has one of these marks. Elsewhere than on x86-64 there is one kind.

// Small functions of inner loops become parts of functions that are compiled for several processors.
#if defined(__GNUC__)
#define LOZENGE_INLINE inline __attribute__((always_inline))
#else
#define LOZENGE_INLINE inline
#endif

/// Whether the compiler has numbers side by side, as in lanes.hpp. Without optimisation they would be handed to functions
/// that are not compiled for the same processor.
#define LOZENGE_HAS_LANES 0
#if defined(__has_builtin) && defined(__OPTIMIZE__)
#if __has_builtin(__builtin_shufflevector) && __has_builtin(__builtin_convertvector)
#undef LOZENGE_HAS_LANES
#define LOZENGE_HAS_LANES 1
#endif
#endif

#if defined(__GNUC__) && defined(__x86_64__)
#define LOZENGE_HAS_TARGETS 1
#define LOZENGE_AVX2 __attribute__((target("avx2")))
#if defined(__clang__)
#define LOZENGE_AVX512 __attribute__((target("avx512f,avx512dq,avx512vl,avx512bw"), min_vector_width(512)))
#else
#define LOZENGE_AVX512 __attribute__((target("avx512f,avx512dq,avx512vl,avx512bw,prefer-vector-width=512")))
#endif
#endif
