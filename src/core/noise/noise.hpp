#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace lozenge {

/// Where a random number is used: the level, and the point counted in half strides of that level, so that the
/// lattice of a coarse level looks the same whatever the size of the map. Streams ignore it; the hash uses nothing
/// else.
struct NoisePlace {
    int level = 0;
    int x = 0;
    int y = 0;
};

/// The level under which random corners are drawn; their x and y are 0 or 1.
inline constexpr int cornerLevel = -1;

/// The next uniform number in [0, 1).
using Noise = std::function<double(NoisePlace)>;

struct NoiseRecipe;

/// A source of uniform numbers.
struct NoiseKind {
    std::string_view name;
    std::string_view explanation;
    Noise (*start)(const NoiseRecipe&);
    bool takesSeed = true;  ///< else it takes recorded values
    bool isOfPlace = false; ///< a point's number does not hang on those before it
};

/// The table of all kinds; the first is the default.
std::span<const NoiseKind> noiseKinds();

struct NoiseRecipe {
    const NoiseKind* kind = &noiseKinds().front();
    std::uint32_t seed = 1;
    std::vector<double> recorded;

    friend bool operator==(const NoiseRecipe&, const NoiseRecipe&) = default;
};

} // namespace lozenge
