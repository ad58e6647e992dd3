#include "core/noise/portable_math.hpp"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace lozenge {
namespace {

constexpr DoubleDouble ln2{0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};

/// ln 2 as a double with eleven bits to spare, so that a whole number of them is exact, and the rest.
constexpr DoubleDouble shortLn2{0x1.62e42fefa38p-1, 0x1.ef35793c7673p-45};

/// The same sum, where `low` is known to be the smaller.
DoubleDouble settled(double high, double low)
{
    const double sum = high + low;
    return {sum, low - (sum - high)};
}

DoubleDouble product(DoubleDouble a, DoubleDouble b)
{
    const auto [high, low] = exactProduct(a.high, b.high);
    return settled(high, low + (a.high * b.low + a.low * b.high));
}

DoubleDouble quotient(DoubleDouble a, double b)
{
    const double high = a.high / b;
    const DoubleDouble back = exactProduct(high, b);
    return settled(high, ((a.high - back.high) - back.low + a.low) / b);
}

DoubleDouble onePlus(DoubleDouble a)
{
    const auto [high, low] = exactSum(1, a.high);
    return settled(high, low + a.low);
}

double wholePowerOfTwo(int exponent)
{
    return std::bit_cast<double>(static_cast<std::uint64_t>(1023 + exponent) << 52);
}

/// 2^exponent for exponents from -1/2 to 1/2, by the series of e^(exponent ln 2): its term 24 is below 2^-115.
DoubleDouble smallPowerOfTwo(double exponent)
{
    const DoubleDouble x = product({exponent, 0}, ln2);
    DoubleDouble sum{1, 0};
    for (int term = 24; term > 0; --term)
        sum = onePlus(quotient(product(x, sum), term));
    return sum;
}

/// A number as part * 2^exponent, the part from the root of 1/2 to the root of 2.
struct Scaled {
    double part;
    int exponent;
};

Scaled scaled(double number)
{
    constexpr auto rootOfHalf = std::bit_cast<std::int64_t>(0x1.6a09e667f3bcdp-1);
    const auto bits = std::bit_cast<std::int64_t>(number);
    const std::int64_t exponent = (bits - rootOfHalf) >> 52;
    return {std::bit_cast<double>(bits - exponent * (std::int64_t{1} << 52)), static_cast<int>(exponent)};
}

/// ln(part) = 2 artanh(s) = 2 (s + s^3 / 3 + s^5 / 5 + ...) with s = (part - 1) / (part + 1), which is below 0.172.
double logarithmOfPart(double part)
{
    constexpr std::array terms{1.0 / 3, 1.0 / 5, 1.0 / 7, 1.0 / 9, 1.0 / 11, 1.0 / 13, 1.0 / 15, 1.0 / 17, 1.0 / 19};
    const double s = (part - 1) / (part + 1);
    return 2 * s + 2 * s * (s * s) * polynomial(terms, s * s);
}

} // namespace

double powerOfTwo(double exponent)
{
    constexpr double beyond = 1100; // 0 and infinity begin before
    if (!(std::abs(exponent) < beyond))
        return exponent < 0 ? 0 : exponent + std::numeric_limits<double>::infinity();
    const double whole = std::floor(exponent + 0.5);
    const int half = static_cast<int>(whole) / 2;
    return smallPowerOfTwo(exponent - whole).high * wholePowerOfTwo(half) *
           wholePowerOfTwo(static_cast<int>(whole) - half);
}

double wholePower(double base, int exponent)
{
    int scale = 0;
    const double part = std::frexp(base, &scale); // its powers are neither too large nor too small for exact products
    DoubleDouble power{part, 0};
    for (int factors = 1; factors < exponent; ++factors)
        power = product(power, {part, 0});
    return std::ldexp(power.high, scale * exponent);
}

// A guess, and a step of Newton's method that measures by how much the power of the guess misses.
double exponentOfTwo(double power)
{
    if (power < 0x1p-1022)
        return power == 0 ? -std::numeric_limits<double>::infinity() : exponentOfTwo(power * 0x1p54) - 54;
    const auto [part, exponent] = scaled(power);
    const double guess = logarithmOfPart(part) / ln2.high;
    const DoubleDouble isNearOne = product({part, 0}, smallPowerOfTwo(-guess));
    const DoubleDouble sum = exactSum(exponent, guess);
    return sum.high + (sum.low + ((isNearOne.high - 1) + isNearOne.low) / ln2.high);
}

DoubleDouble naturalLogarithm(double number)
{
    const auto [part, exponent] = scaled(number);
    return exactSum(exponent * shortLn2.high, logarithmOfPart(part) + exponent * shortLn2.low);
}

} // namespace lozenge
