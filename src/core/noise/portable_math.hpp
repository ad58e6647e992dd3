#pragma once

#include <array>
#include <cfloat>
#include <cstddef>

// Powers and logarithms with the same bits on every processor and with every compiler and C library.
//
// IEEE 754 says to the last bit what + - * / and the square root of doubles are. Of exp2, log or erfc it does not: the
// C libraries differ there, and one of them by whether the processor multiplies and adds in one. What decides a height
// is therefore made of nothing but those five and whole numbers, and the project is compiled with -ffp-contract=off.

static_assert(FLT_EVAL_METHOD == 0,
              "doubles must be rounded to doubles: on 32-bit x86 compile with -msse2 -mfpmath=sse");
#ifdef __FAST_MATH__
#error "-ffast-math takes the bits away that make heights the same everywhere"
#endif

namespace lozenge {

/// A number of some 105 bits: the sum of two doubles, the second at most half of the first's last bit.
struct DoubleDouble {
    double high = 0;
    double low = 0;
};

/// a + b without any rounding (Knuth).
constexpr DoubleDouble exactSum(double a, double b)
{
    const double sum = a + b;
    const double ofB = sum - a;
    return {sum, (a - (sum - ofB)) + (b - ofB)};
}

/// The upper 26 bits of a. What is left has 26 too, with its sign, so that products of such halves are exact
/// (Veltkamp).
constexpr double upperHalf(double a)
{
    const double shifted = 0x1.0000002p27 * a;
    return shifted - (shifted - a);
}

/// a * b without any rounding (Dekker).
constexpr DoubleDouble exactProduct(double a, double b)
{
    const double rounded = a * b;
    const double aHigh = upperHalf(a), aLow = a - aHigh;
    const double bHigh = upperHalf(b), bLow = b - bHigh;
    return {rounded, ((aHigh * bHigh - rounded) + aHigh * bLow + aLow * bHigh) + aLow * bLow};
}

/// 2^exponent. Rounded as if it had been known exactly, but for one exponent in some 10^13, and below 2^-1022.
double powerOfTwo(double exponent);

/// base^exponent for a base of 0 or more and an exponent of 1 to 30, rounded as if it had been known exactly, but in
/// one case of some 10^15; below 2^-1022 it is rounded twice.
double wholePower(double base, int exponent);

/// The exponent that gives this power, rounded likewise. The power is finite, 0 or more.
double exponentOfTwo(double power);

/// The natural logarithm of a positive number, with a few bits more than a double has.
DoubleDouble naturalLogarithm(double number);

/// coefficients[0] + coefficients[1] x + coefficients[2] x^2 and so on.
template <std::size_t N>
constexpr double polynomial(const std::array<double, N>& coefficients, double x)
{
    double sum = coefficients.back();
    for (std::size_t i = N - 1; i-- > 0;)
        sum = sum * x + coefficients[i];
    return sum;
}

} // namespace lozenge
