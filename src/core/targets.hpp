#pragma once

// How one function is compiled for several kinds of processor: its body is an inlined template, and a function for each
// kind that does nothing but call it has one of these marks. Elsewhere than on x86-64 there is one kind.

#if defined(__GNUC__)
#define LOZENGE_INLINE inline __attribute__((always_inline))
#else
#define LOZENGE_INLINE inline
#endif

/// Before a loop whose rounds do not depend on each other, which the compiler need not check.
#if defined(__clang__)
#define LOZENGE_INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#elif defined(__GNUC__)
#define LOZENGE_INDEPENDENT _Pragma("GCC ivdep")
#else
#define LOZENGE_INDEPENDENT
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
