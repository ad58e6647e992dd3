#pragma once

#include "core/generator.hpp"
#include "core/grid.hpp"
#include "core/noise/noise.hpp"
#include "core/step.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace lozenge {

struct Recipe;

/// How heights are kept.
enum class Storing : std::uint8_t { Exact, Float, Whole, Clamped };

inline double stored(Storing storing, double height)
{
    switch (storing) {
    case Storing::Float: return static_cast<double>(static_cast<float>(height));
    case Storing::Whole: return std::trunc(height) + 0.0; // whole numbers have no negative zero
    case Storing::Clamped: return std::clamp(height, -1.0, 1.0);
    default: return height;
    }
}

/// What a run leaves behind when it is over: its noise, and the map without what comes after the run.
struct RunEnd {
    Noise noise;
    Grid grid;
};

/// One published way to write the algorithm: its order, its parents, its slips.
struct Variant {
    std::string_view name;
    std::string_view explanation;
    /// Yields a step after every point it writes. What is left at the end goes to `end`, if it is asked for.
    Generator<Step> (*run)(Recipe, RunEnd* end);
    /// The same with slips that change its steps, where that is another loop.
    Generator<Step> (*runWithSlips)(Recipe, RunEnd* end) = run;
    bool takesEdgeModes = false;        ///< else only `three`
    std::string_view amplitudeKey = {}; ///< of a recipe: its own way to give the amplitudes
    bool hasExponent = false;           ///< its amplitudes grow by the slip of the exponent, and shrink without it
    Storing storing = Storing::Exact;
    bool keepsPresets = false;  ///< on demand
    bool rewritesEdges = false; ///< inner edge points are written once by each of their two cells
    std::array<std::size_t, 4> cornerOrder{0, 1, 2, 3}; ///< in which random corners are drawn; NW NE SW SE is 0 to 3
};

/// The table of all variants; the first is the default.
std::span<const Variant> variants();

/// How many steps a run on a map of this size has, but for cells that one program passes over or writes again.
std::size_t expectedSteps(const Variant& variant, int size);

} // namespace lozenge
