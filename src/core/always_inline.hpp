#pragma once

// For small functions of inner loops, which become parts of functions that are compiled for several processors.

#if defined(__GNUC__)
#define LOZENGE_INLINE inline __attribute__((always_inline))
#else
#define LOZENGE_INLINE inline
#endif
