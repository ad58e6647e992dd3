#include "core/offset_law.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace lozenge {

// One uniform number makes one normal number, so that this law draws as often as the others: the inverse of the
// normal distribution, found by Halley's method from a rational guess (Abramowitz and Stegun 26.2.23).
double standardNormal(double u)
{
    const double share = std::clamp(u, 0x1p-54, 1 - 0x1p-53);
    const double tail = std::min(share, 1 - share);
    const double t = std::sqrt(-2 * std::log(tail));
    double x = t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));

    // x is positive here, and the area above it is to become `tail`.
    for (int i = 0; i < 2; ++i) {
        const double excess = 0.5 * std::erfc(x / std::numbers::sqrt2) - tail;
        const double density = std::exp(-0.5 * x * x) / std::sqrt(2 * std::numbers::pi);
        const double newton = excess / density;
        x += newton / (1 - 0.5 * x * newton);
    }
    return share < 0.5 ? -x : x;
}

namespace {

constexpr double unbounded = std::numeric_limits<double>::infinity();

constexpr std::array<OffsetLaw, 5> laws{{
    {"symmetric", "uniform in [-amp, amp)", symmetricOffset, -1, 1},
    {"positive", "uniform in [0, amp): never down", positiveOffset, 0, 1},
    {"gaussian", "normal, with standard deviation amp", gaussianOffset, -unbounded, unbounded},
    {"matlab", "uniform in (-3 amp, -amp]: never up", matlabOffset, -3, -1},
    {"matlab-by-name", "uniform in [amp, 3 amp)", matlabOffsetByName, 1, 3},
}};

} // namespace

std::span<const OffsetLaw> offsetLaws()
{
    return laws;
}

} // namespace lozenge
