#pragma once

#include "core/after.hpp"
#include "core/amplitudes.hpp"
#include "core/edge_mode.hpp"
#include "core/grid.hpp"
#include "core/noise/noise.hpp"
#include "core/offset_law.hpp"
#include "core/slips.hpp"
#include "core/variant.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// The four heights that a run starts from: given, or drawn from [-range, range].
struct Corners {
    std::array<double, 4> heights{}; ///< NW NE SW SE
    std::optional<double> randomRange;

    friend bool operator==(const Corners&, const Corners&) = default;
};

/// A height that is set before the run.
struct Preset {
    Point at;
    double height = 0;

    friend bool operator==(const Preset&, const Preset&) = default;
};

/// Every input that decides the terrain. Two equal recipes give the same run to the last bit.
struct Recipe {
    const Variant* variant = &variants().front();
    int size = 9;
    Corners corners;
    Amplitudes amplitudes;
    const OffsetLaw* offset = &offsetLaws.front();
    const EdgeMode* edge = &edgeModes.front();
    double edgeValue = 0;
    std::vector<Preset> presets;
    NoiseRecipe noise;
    std::optional<Slips> slips; ///< else those of the variant
    const Scaling* scaling = &scalings().front();
    bool keep = false; ///< presets are passed over
    const After* after = &afters().front();

    friend bool operator==(const Recipe&, const Recipe&) = default;
};

inline constexpr int smallestSize = 3;
inline constexpr int largestSteppedSize = 1025;
inline constexpr int largestSize = (1 << 28) + 1; ///< of terrains that are made without their steps

/// No height, amplitude or preset may be larger: sums stay finite, in single precision too.
inline constexpr double largestHeight = 1e30;

/// What makes a recipe impossible: the key of the lesson file that is to blame, and a sentence.
struct RecipeFault {
    std::string_view key;
    std::string message;
};

/// A recipe without fault can be run; every recipe is asked this where it is made.
std::optional<RecipeFault> faultOf(const Recipe& recipe);

/// What keeps a recipe from being stepped, where it can be made as a whole terrain only. Whoever makes a Timeline or a
/// Grid of a recipe has asked.
std::optional<RecipeFault> steppingFault(const Recipe& recipe);

int levelCount(const Recipe& recipe);
/// How this run keeps the heights of its steps.
Storing storingOf(const Recipe& recipe);

/// The ratio from level to level of a surface with this Hurst exponent, and back.
double ratioOfHurst(double hurst);
double hurstOfRatio(double ratio);

/// The height that stands outside the map, for edge modes that put one there.
double outsideHeight(const Recipe& recipe);

/// The four corners, in the order of Corners::heights, as they are stored. Where they are random they are drawn from
/// the noise; without one, from that of the recipe.
std::array<double, 4> cornerHeights(const Recipe& recipe, Noise* noise = nullptr);

/// The map before the first step: presets, then corners, drawn in the same way.
Grid startingGrid(const Recipe& recipe, Noise* noise = nullptr);

/// The places of the corners, in the order of Corners::heights.
std::array<Point, 4> cornerPoints(int last);

/// The row of this name in one of the tables, or null.
template <typename Table>
constexpr auto rowNamed(const Table& table, std::string_view name)
{
    for (const auto& row : table)
        if (row.name == name)
            return &row;
    return decltype(&*table.begin()){nullptr};
}

} // namespace lozenge
