#include "core/offset_law.hpp"

#include <array>
#include <limits>

namespace lozenge {

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
