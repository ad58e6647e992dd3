#include "core/noise/noise.hpp"

#include "core/noise/hash_noise.hpp"

#include <array>
#include <cstdint>
#include <random>

namespace lozenge {
namespace {

// The state of a stream lives in the function that gives its numbers.

Noise hash(const NoiseRecipe& recipe)
{
    return [seed = recipe.seed](NoisePlace place) { return hashNoise(seed, place); };
}

/// The doubles that MATLAB and Python make of the Mersenne twister: 27 and 26 bits of two outputs.
Noise mersenneTwister(const NoiseRecipe& recipe)
{
    return [twister = std::mt19937(recipe.seed)](NoisePlace) mutable {
        const auto high = static_cast<double>(twister() >> 5);
        const auto low = static_cast<double>(twister() >> 6);
        return (high * 67108864.0 + low) / 9007199254740992.0;
    };
}

/// rand() of Microsoft's C library: 15 bits, and its greatest value makes exactly 1.
Noise msvcRandom(const NoiseRecipe& recipe)
{
    return [state = recipe.seed](NoisePlace) mutable {
        state = state * 214013U + 2531011U;
        return static_cast<double>((state >> 16) & 0x7fffU) / 32767.0;
    };
}

/// random() of the GNU C library: an additive feedback generator that sums the terms 3 and 31 back.
class GlibcRandom {
public:
    explicit GlibcRandom(const NoiseRecipe& recipe)
    {
        // A linear generator modulo 2^31 - 1 fills the register; 310 outputs are thrown away to mix it.
        auto word = static_cast<std::int64_t>(static_cast<std::int32_t>(recipe.seed == 0 ? 1 : recipe.seed));
        for (std::uint32_t& term : m_register) {
            term = static_cast<std::uint32_t>(word);
            word = word * 16807 % 2147483647;
            if (word < 0)
                word += 2147483647;
        }
        for (int i = 0; i < 310; ++i)
            next();
    }
    double operator()(NoisePlace) { return static_cast<double>(next()) / 2147483647.0; }

private:
    std::uint32_t next()
    {
        const std::size_t threeBack = m_oldest >= 3 ? m_oldest - 3 : m_oldest + 28;
        const std::uint32_t sum = m_register[m_oldest] += m_register[threeBack];
        m_oldest = m_oldest == 30 ? 0 : m_oldest + 1;
        return sum >> 1;
    }

    std::array<std::uint32_t, 31> m_register{};
    std::size_t m_oldest = 3;
};

Noise glibcRandom(const NoiseRecipe& recipe)
{
    return GlibcRandom(recipe);
}

Noise lcg32(const NoiseRecipe& recipe)
{
    return [state = recipe.seed](NoisePlace) mutable {
        state = state * 1664525U + 1013904223U;
        return static_cast<double>(state) / 4294967296.0;
    };
}

Noise recorded(const NoiseRecipe& recipe)
{
    return [values = recipe.recorded, next = std::size_t{0}](NoisePlace) mutable {
        const double value = values[next];
        next = next + 1 == values.size() ? 0 : next + 1;
        return value;
    };
}

constexpr std::array<NoiseKind, 6> kinds{{
    {"hash", "each point has its own number, whatever the order or the edge mode", hash, true, true},
    {"mt19937", "Mersenne twister, as MATLAB and Python use it", mersenneTwister},
    {"msvc", "rand() of Microsoft's C library", msvcRandom},
    {"glibc", "random() of the GNU C library", glibcRandom},
    {"lcg32", "a linear congruential generator of 32 bits", lcg32},
    {"recorded", "listed numbers, repeated forever", recorded, false},
}};

} // namespace

std::span<const NoiseKind> noiseKinds()
{
    return kinds;
}

} // namespace lozenge
