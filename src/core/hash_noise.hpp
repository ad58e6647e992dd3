#pragma once

#include "core/noise.hpp"

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

/// Every input bit changes about half of the output bits; a bijection.
constexpr std::uint32_t scramble(std::uint32_t v)
{
    v ^= v >> 16;
    v *= 0x7feb352dU;
    v ^= v >> 15;
    v *= 0x846ca68bU;
    v ^= v >> 16;
    return v;
}

constexpr std::uint32_t hashRow(std::uint32_t seed, int level, int cellY)
{
    const std::uint32_t levelKey = scramble(scramble(seed + 0x9e3779b9U) + static_cast<std::uint32_t>(level));
    return scramble(levelKey + static_cast<std::uint32_t>(cellY));
}

constexpr std::uint32_t hashCell(std::uint32_t row, int cellX)
{
    return scramble(row ^ static_cast<std::uint32_t>(cellX));
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

/// 24 bits: a uniform number that float holds exactly, so that single and double precision see the same.
constexpr double hashUniform(std::uint32_t cell, int parity)
{
    return static_cast<double>((cell * hashMultipliers[static_cast<std::size_t>(parity)]) >> 8) * 0x1p-24;
}

constexpr double hashNoise(std::uint32_t seed, NoisePlace place)
{
    const std::uint32_t cell = hashCell(hashRow(seed, place.level, place.y >> 1), place.x >> 1);
    return hashUniform(cell, (place.x & 1) + 2 * (place.y & 1));
}

} // namespace lozenge
