#include "core/noise/noise.hpp"

#include "core/noise/hash_noise.hpp"

#include <array>
#include <cstdint>
#include <random>

namespace lozenge {
namespace {

class HashNoise {
public:
    explicit HashNoise(const NoiseRecipe& recipe) : m_seed(recipe.seed) {}
    double operator()(NoisePlace place) const { return hashNoise(m_seed, place); }

private:
    std::uint32_t m_seed;
};

/// The doubles that MATLAB and Python make of the Mersenne twister: 27 and 26 bits of two outputs.
class MersenneTwister {
public:
    explicit MersenneTwister(const NoiseRecipe& recipe) : m_twister(recipe.seed) {}
    double operator()(NoisePlace)
    {
        const auto high = static_cast<double>(m_twister() >> 5);
        const auto low = static_cast<double>(m_twister() >> 6);
        return (high * 67108864.0 + low) / 9007199254740992.0;
    }

private:
    std::mt19937 m_twister;
};

/// rand() of Microsoft's C library: 15 bits, and its greatest value makes exactly 1.
class MsvcRandom {
public:
    explicit MsvcRandom(const NoiseRecipe& recipe) : m_state(recipe.seed) {}
    double operator()(NoisePlace)
    {
        m_state = m_state * 214013U + 2531011U;
        return static_cast<double>((m_state >> 16) & 0x7fffU) / 32767.0;
    }

private:
    std::uint32_t m_state;
};

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

class Lcg32 {
public:
    explicit Lcg32(const NoiseRecipe& recipe) : m_state(recipe.seed) {}
    double operator()(NoisePlace)
    {
        m_state = m_state * 1664525U + 1013904223U;
        return static_cast<double>(m_state) / 4294967296.0;
    }

private:
    std::uint32_t m_state;
};

class RecordedNoise {
public:
    explicit RecordedNoise(const NoiseRecipe& recipe) : m_values(recipe.recorded) {}
    double operator()(NoisePlace)
    {
        const double value = m_values[m_next];
        m_next = m_next + 1 == m_values.size() ? 0 : m_next + 1;
        return value;
    }

private:
    std::vector<double> m_values;
    std::size_t m_next = 0;
};

template <typename Stream>
Noise start(const NoiseRecipe& recipe)
{
    return Stream(recipe);
}

constexpr std::array<NoiseKind, 6> kinds{{
    {"hash", "each point has its own number, whatever the order or the edge mode", start<HashNoise>, true, true},
    {"mt19937", "Mersenne twister, as MATLAB and Python use it", start<MersenneTwister>},
    {"msvc", "rand() of Microsoft's C library", start<MsvcRandom>},
    {"glibc", "random() of the GNU C library", start<GlibcRandom>},
    {"lcg32", "a linear congruential generator of 32 bits", start<Lcg32>},
    {"recorded", "listed numbers, repeated forever", start<RecordedNoise>, false},
}};

} // namespace

std::span<const NoiseKind> noiseKinds()
{
    return kinds;
}

} // namespace lozenge
