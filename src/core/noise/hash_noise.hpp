#pragma once

#include "core/noise/noise.hpp"

#include <array>
#include <cstdint>

// Noise as a pure function of (seed, level, lattice x, lattice y).
//
// A stream gives a point whatever number is next, so one more draw at the border shifts all that follow. The hash
// gives each point its own number: two edge modes can be compared on the same noise, and the coarse levels of a
// large map are those of a small one.
//
// New points of a level come in cells of two by two lattice points, three new ones in each: the fourth was set by
// the level before. One scrambled number serves a cell, a multiplication for each point takes its own from it.

namespace lozenge {

/// What the cells of a row have in common: a key for each half of the scrambling. With a single key, two rows whose
/// keys differ in low bits alone would hold the same numbers in another order; among the thousands of rows of a large
/// map there are such pairs.
struct HashRow {
    std::uint32_t before = 0;
    std::uint32_t within = 0;
};

/// Every input bit changes about half of the output bits; a bijection, another one for each pair of keys. Of one number
/// or of several side by side.
template <typename Numbers>
constexpr Numbers scramble(Numbers v, HashRow keys)
{
    v = v ^ (v >> 16) ^ keys.before;
    v = v * 0x7feb352dU;
    v = v ^ (v >> 15) ^ keys.within;
    v = v * 0x846ca68bU;
    return v ^ (v >> 16);
}

constexpr std::uint32_t scramble(std::uint32_t v)
{
    return scramble(v, HashRow{});
}

constexpr std::uint32_t hashLevel(std::uint32_t seed, int level)
{
    return scramble(scramble(seed + 0x9e3779b9U) + static_cast<std::uint32_t>(level));
}

/// A key is as good before it is shifted and added to itself as after, and afterwards it costs no shift in each cell.
constexpr HashRow hashRow(std::uint32_t levelKey, int cellY)
{
    const std::uint32_t before = scramble(levelKey + static_cast<std::uint32_t>(cellY));
    const std::uint32_t within = scramble(before + 0x9e3779b9U);
    return {before ^ (before >> 16), within ^ (within >> 15)};
}

constexpr std::uint32_t hashCell(HashRow row, std::uint32_t cellX)
{
    return scramble(cellX, row);
}

/// Powers of one multiplier that is known to be good for a congruential generator modulo 2^32, so that the numbers
/// of a cell are as independent as successive states of that generator. Indexed by the parities: x + 2 y.
inline constexpr std::uint32_t hashMultiplier = 2891336453U;
inline constexpr std::array<std::uint32_t, 4> hashMultipliers{
    1U,
    hashMultiplier,
    hashMultiplier* hashMultiplier,
    hashMultiplier* hashMultiplier* hashMultiplier,
};

/// 2u - 1 as a whole number of 2^23rds, from -2^23 up to but not including 2^23: the number of a point as a symmetric
/// offset wants it. 24 bits, so that single and double precision hold it exactly and see the same.
constexpr std::int32_t hashSigned(std::uint32_t cell, std::uint32_t multiplier)
{
    return static_cast<std::int32_t>(cell * multiplier) >> 8;
}

/// The same number as u, from 0 up to but not including 1.
constexpr double hashUniform(std::uint32_t cell, int parity)
{
    return (hashSigned(cell, hashMultipliers[static_cast<std::size_t>(parity)]) + 0x1p23) * 0x1p-24;
}

constexpr double hashNoise(std::uint32_t seed, NoisePlace place)
{
    const auto cellX = static_cast<std::uint32_t>(place.x >> 1);
    const std::uint32_t cell = hashCell(hashRow(hashLevel(seed, place.level), place.y >> 1), cellX);
    return hashUniform(cell, (place.x & 1) + 2 * (place.y & 1));
}

} // namespace lozenge
