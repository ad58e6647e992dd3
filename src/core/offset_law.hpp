#pragma once

#include "core/noise/standard_normal.hpp"

#include <array>
#include <limits>
#include <span>
#include <string_view>

namespace lozenge {

/// How a uniform number becomes a random offset of a level's amplitude.
struct OffsetLaw {
    std::string_view name;
    std::string_view explanation;
    double (*offset)(double amplitude, double uniform);
    double least = -1; ///< the bounds of the offset, in amplitudes; infinite for a normal one
    double greatest = 1;
};

// The laws, inline for what draws millions of numbers: an amplitude and a uniform number make an offset.

constexpr double symmetricOffset(double a, double u)
{
    return a * (2 * u - 1);
}

constexpr double positiveOffset(double a, double u)
{
    return a * u;
}

inline double gaussianOffset(double a, double u)
{
    return a * standardNormal(u);
}

/// A slip: half the range that the amplitude says.
constexpr double halfRangeOffset(double a, double u)
{
    return a * (u - 0.5);
}

constexpr double matlabOffset(double a, double u)
{
    return -a - 2 * a * u;
}

constexpr double matlabOffsetByName(double a, double u)
{
    return a + 2 * a * u;
}

/// All laws; the first is the default.
inline constexpr std::array<OffsetLaw, 5> offsetLaws{{
    {"symmetric", "uniform in [-amp, amp)", symmetricOffset, -1, 1},
    {"positive", "uniform in [0, amp): never down", positiveOffset, 0, 1},
    {"gaussian", "normal, with standard deviation amp", gaussianOffset, -std::numeric_limits<double>::infinity(),
     std::numeric_limits<double>::infinity()},
    {"matlab", "uniform in (-3 amp, -amp]: never up", matlabOffset, -3, -1},
    {"matlab-by-name", "uniform in [amp, 3 amp)", matlabOffsetByName, 1, 3},
}};

} // namespace lozenge
