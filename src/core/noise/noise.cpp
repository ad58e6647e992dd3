#include "core/noise/noise.hpp"

#include "core/noise/noise_streams.hpp"

#include <array>

namespace lozenge {
namespace {

template <typename Stream>
Noise start(const NoiseRecipe& recipe)
{
    return Stream(recipe);
}

constexpr std::array<NoiseKind, 6> kinds{{
    {"hash", "each point has its own number, whatever the order or the edge mode", start<HashNoise>},
    {"mt19937", "Mersenne twister, as MATLAB and Python use it", start<MersenneTwister>},
    {"msvc", "rand() of Microsoft's C library", start<MsvcRandom>},
    {"glibc", "random() of the GNU C library", start<GlibcRandom>},
    {"lcg32", "a linear congruential generator of 32 bits", start<Lcg32>},
    {"recorded", "listed numbers, repeated for ever", start<RecordedNoise>, false},
}};

} // namespace

std::span<const NoiseKind> noiseKinds()
{
    return kinds;
}

} // namespace lozenge
