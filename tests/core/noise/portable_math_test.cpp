#include "catch.hpp"

#include "core/noise/portable_math.hpp"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

using namespace lozenge;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

struct Known {
    double number, result;
};

/// 2^-hurst, rounded from sixty digits.
const std::vector<Known> ratios{
    {0.1, 0x1.ddb680117ab12p-1},       {0.2, 0x1.bdb8cdadbe120p-1},      {0.25, 0x1.ae89f995ad3adp-1},
    {0.3, 0x1.9fdf8bcce533ep-1},       {0.338, 0x1.950ff2c679737p-1},    {0.4, 0x1.8406003b2ae5cp-1},
    {0.5, 0x1.6a09e667f3bcdp-1},       {0.6, 0x1.51cb453b9536cp-1},      {0.63, 0x1.4ad7a2967b268p-1},
    {0.65, 0x1.46499af31b007p-1},      {0.7, 0x1.3b2c47bff8329p-1},      {0.75, 0x1.306fe0a31b715p-1},
    {0.8, 0x1.2611186bae674p-1},       {0.83, 0x1.2003d535d3649p-1},     {0.85, 0x1.1c0cbeb32bdf9p-1},
    {0.9, 0x1.125fbee250664p-1},       {0.95, 0x1.09071f3e983adp-1},     {1.05, 0x1.ee8f34dd8042ep-2},
    {1.1, 0x1.ddb680117ab12p-2},       {1.2, 0x1.bdb8cdadbe120p-2},      {1.25, 0x1.ae89f995ad3adp-2},
    {1.3, 0x1.9fdf8bcce533dp-2},       {1.4, 0x1.8406003b2ae5dp-2},      {1.5, 0x1.6a09e667f3bcdp-2},
    {1.75, 0x1.306fe0a31b715p-2},      {1.9, 0x1.125fbee250664p-2},      {2.2, 0x1.bdb8cdadbe11fp-3},
    {2.5, 0x1.6a09e667f3bcdp-3},       {3.3, 0x1.9fdf8bcce533ep-4},      {-0.2, 0x1.2611186bae675p+0},
    {-0.5, 0x1.6a09e667f3bcdp+0},      {-1.7, 0x1.9fdf8bcce533dp+1},     {-98.6, 0x1.8406003b2ae42p+98},
    {17.45, 0x1.76ce51f6a0bbbp-18},    {99.9, 0x1.125fbee250651p-100},   {1021.3, 0x1.9fdf8bcce5424p-1022},
    {0.1351425, 0x1.d23786eecfc0fp-1}, {7.2727251, 0x1.a7cf70f8dac73p-8}};

/// The exponents of powers of two, rounded from sixty digits.
const std::vector<Known> exponents{
    {0.6, -0x1.79538dea712f5p-1},
    {0.9, -0x1.374d65d9e608dp-3},
    {0.3, -0x1.bca9c6f53897bp+0},
    {0.001, -0x1.3ee7b471b3a95p+3},
    {1.3641478348793545, 0x1.cac083126e979p-2},
    {2.873880353088126, 0x1.85e353f7ced90p+0},
    {1e30, 0x1.8ea1a18e2093ap+6},
};

} // namespace

TEST_CASE("a power of two is rounded as if it were known exactly")
{
    for (const auto& [hurst, ratio] : ratios) {
        INFO("hurst " << hurst);
        CHECK(powerOfTwo(-hurst) == ratio);
    }
}

TEST_CASE("whole powers of two are exact and so are their exponents")
{
    for (int exponent = -1074; exponent <= 1023; ++exponent) {
        INFO(exponent);
        CHECK(powerOfTwo(exponent) == std::ldexp(1.0, exponent));
        CHECK(exponentOfTwo(std::ldexp(1.0, exponent)) == exponent);
    }
}

TEST_CASE("powers of two beyond all doubles are 0 and infinite")
{
    for (const double exponent : {1024.0, 1099.9, 1100.0, 1e300, infinity}) {
        INFO(exponent);
        CHECK(powerOfTwo(exponent) == infinity);
        CHECK(powerOfTwo(-exponent - 51.1) == 0);
    }
    CHECK(exponentOfTwo(0) == -infinity);
    CHECK(std::isnan(powerOfTwo(std::numeric_limits<double>::quiet_NaN())));
}

TEST_CASE("an exponent is rounded as if it were known exactly")
{
    for (const auto& [power, exponent] : exponents) {
        INFO("power " << power);
        CHECK(exponentOfTwo(power) == exponent);
    }
}

TEST_CASE("the exponent of a usual ratio is the hurst that it was made of")
{
    for (int hundredths = 1; hundredths <= 200; ++hundredths) {
        const double hurst = hundredths / 100.0;
        INFO(hurst);
        CHECK(-exponentOfTwo(powerOfTwo(-hurst)) == Approx(hurst).epsilon(4e-16 / hurst));
    }
}

TEST_CASE("a natural logarithm has more bits than a double")
{
    const auto isNear = [](double number, DoubleDouble expected) {
        INFO(number);
        const DoubleDouble found = naturalLogarithm(number);
        CHECK(std::abs((found.high - expected.high) + (found.low - expected.low)) < 1e-16);
    };
    isNear(0x1p-54, {-0x1.2b708872320e2p+5, 0x1.570da7e077bcbp-50});
    isNear(0.1, {-0x1.26bb1bbb55515p+1, -0x1.8b752b6b15c17p-53});
    isNear(0.0625, {-0x1.62e42fefa39efp+1, -0x1.abc9e3b39803fp-54});
    isNear(1e-9, {-0x1.4b927f32bffb8p+4, -0x1.75e07db0f0f33p-51});
}

TEST_CASE("what a sum and a product round off is kept")
{
    const DoubleDouble sum = exactSum(0x1p-60, 1);
    CHECK(sum.high == 1);
    CHECK(sum.low == 0x1p-60);
    const DoubleDouble square = exactProduct(1 + 0x1p-30, 1 + 0x1p-30);
    CHECK(square.high == 1 + 0x1p-29);
    CHECK(square.low == 0x1p-60);
    const DoubleDouble third = exactProduct(1.0 / 3, 3);
    CHECK(third.high == 1);
    CHECK(third.low == -0x1p-54);
}

// Whatever differs in a bit between two machines differs here.
TEST_CASE("powers of two have the bits that they have on every machine")
{
    std::uint64_t bits = 0;
    for (int i = -3000; i <= 3000; ++i)
        bits = bits * 1099511628211U ^ std::bit_cast<std::uint64_t>(powerOfTwo(i / 997.0));
    CHECK(bits == 0xdab020248c46262U);
}
