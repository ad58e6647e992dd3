#include "catch.hpp"
#include "recipes.hpp"

#include "core/noise/noise.hpp"

#include <algorithm>
#include <cstdlib>

using namespace lozenge;

namespace {

Noise streamOf(std::string_view kind, std::uint32_t seed)
{
    return noiseNamed(kind)->start({noiseNamed(kind), seed, {}});
}

std::vector<double> firstOf(Noise stream, int count)
{
    std::vector<double> values;
    for (int i = 0; i < count; ++i)
        values.push_back(stream({i % 3, i, 7 * i}));
    return values;
}

} // namespace

#ifdef __GLIBC__
TEST_CASE("glibc noise is random of the C library number by number")
{
    for (const std::uint32_t seed : {0U, 1U, 42U, 0x7ffffffeU, 0x7fffffffU, 0x80000000U, 0x80000001U, 0xffffffffU}) {
        INFO("seed " << seed);
        Noise stream = streamOf("glibc", seed);
        srandom(seed);
        int different = 0;
        for (int i = 0; i < 100000; ++i)
            different += !sameBits(stream({}), static_cast<double>(random()) / 2147483647.0);
        CHECK(different == 0);
    }
}

TEST_CASE("glibc noise is random of the C library for many seeds")
{
    int different = 0;
    for (std::uint32_t i = 0; i < 2000; ++i) {
        const std::uint32_t seed = i * 2654435761U;
        Noise stream = streamOf("glibc", seed);
        srandom(seed);
        for (int k = 0; k < 70; ++k)
            different += !sameBits(stream({}), static_cast<double>(random()) / 2147483647.0);
    }
    CHECK(different == 0);
}
#endif

TEST_CASE("glibc noise with seed 1 starts as the manual's")
{
    CHECK(firstOf(streamOf("glibc", 1), 3) ==
          std::vector{1804289383 / 2147483647.0, 846930886 / 2147483647.0, 1681692777 / 2147483647.0});
    CHECK(firstOf(streamOf("glibc", 0), 50) == firstOf(streamOf("glibc", 1), 50));
}

TEST_CASE("the Mersenne twister makes the doubles of MATLAB and numpy")
{
    const auto check = [](std::uint32_t seed, const std::vector<double>& known) {
        const auto values = firstOf(streamOf("mt19937", seed), static_cast<int>(known.size()));
        for (std::size_t i = 0; i < known.size(); ++i)
            CHECK(values[i] == Approx(known[i]).epsilon(1e-14).scale(0));
    };
    check(5489, {0.814723686393179, 0.905791937075619, 0.126986816293506});
    check(0, {0.5488135039273248, 0.7151893663724195, 0.6027633760716439});
    check(1, {0.417022004702574, 0.7203244934421581, 0.00011437481734488664});
}

TEST_CASE("msvc noise is rand of the Microsoft C library")
{
    CHECK(firstOf(streamOf("msvc", 1), 5) ==
          std::vector{41 / 32767.0, 18467 / 32767.0, 6334 / 32767.0, 26500 / 32767.0, 19169 / 32767.0});
    for (const std::uint32_t seed : {0U, 4U, 12345U, 0x80000000U, 0xffffffffU}) {
        INFO("seed " << seed);
        std::uint64_t state = seed;
        int different = 0;
        for (const double value : firstOf(streamOf("msvc", seed), 50000)) {
            state = (state * 214013 + 2531011) % 4294967296U;
            different += !sameBits(value, static_cast<double>(state / 65536 % 32768) / 32767.0);
        }
        CHECK(different == 0);
    }
}

TEST_CASE("lcg32 noise advances first and starts as Numerical Recipes lists it")
{
    CHECK(firstOf(streamOf("lcg32", 0), 5) == std::vector{0x3C6EF35F / 4294967296.0, 0x47502932 / 4294967296.0,
                                                          0xD1CCF6E9 / 4294967296.0, 0xAAF95334 / 4294967296.0,
                                                          0x6252E503 / 4294967296.0});
    for (const std::uint32_t seed : {1U, 8U, 21U, 0x80000000U, 0xffffffffU}) {
        INFO("seed " << seed);
        std::uint64_t state = seed;
        int different = 0;
        for (const double value : firstOf(streamOf("lcg32", seed), 50000)) {
            state = (state * 1664525 + 1013904223) % 4294967296U;
            different += !sameBits(value, static_cast<double>(state) / 4294967296.0);
        }
        CHECK(different == 0);
    }
}

TEST_CASE("recorded noise repeats its values for ever")
{
    const NoiseRecipe recipe = recordedNoise({0.25, 0, 1});
    CHECK(firstOf(recipe.kind->start(recipe), 8) == std::vector<double>{0.25, 0, 1, 0.25, 0, 1, 0.25, 0});
    const NoiseRecipe single = recordedNoise({0.5});
    CHECK(firstOf(single.kind->start(single), 3) == std::vector{0.5, 0.5, 0.5});
}

TEST_CASE("every kind of noise stays from 0 to 1 and starts again from its seed")
{
    for (const NoiseKind& kind : noiseKinds()) {
        INFO(kind.name);
        const NoiseRecipe recipe{&kind, 99, {0.1, 0.7, 0.3}};
        const std::vector<double> values = firstOf(kind.start(recipe), 5000);
        CHECK(std::all_of(values.begin(), values.end(), [](double u) { return u >= 0 && u <= 1; }));
        CHECK(sameBits(values, firstOf(kind.start(recipe), 5000)));
        if (kind.takesSeed)
            CHECK_FALSE(sameBits(values, firstOf(kind.start({&kind, 100, {}}), 5000)));
    }
}

TEST_CASE("a stream ignores the place and the hash nothing but the place")
{
    for (const NoiseKind& kind : noiseKinds()) {
        INFO(kind.name);
        const NoiseRecipe recipe{&kind, 5, {0.1, 0.7}};
        Noise here = kind.start(recipe), elsewhere = kind.start(recipe);
        const bool isHash = kind.name == "hash";
        CHECK((here({3, 4, 5}) == elsewhere({1, 9, 2})) == !isHash);
        CHECK((here({3, 4, 5}) == here({3, 4, 5})) == isHash);
    }
}
