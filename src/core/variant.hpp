#pragma once

#include "core/generator.hpp"
#include "core/step.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace lozenge {

struct Recipe;

/// One published way to write the algorithm: its order, its parents, its slips.
struct Variant {
    std::string_view name;
    std::string_view explanation;
    Generator<Step> (*run)(Recipe); ///< yields a step after every point it writes
    bool takesEdgeModes = false;    ///< else only `three`
    bool storesFloats = false;      ///< heights are rounded to single precision when stored
    bool rewritesEdges = false;     ///< inner edge points are written once by each of their two cells
    std::array<std::size_t, 4> cornerOrder{0, 1, 2, 3}; ///< in which random corners are drawn; NW NE SW SE is 0 to 3
};

/// The height as this program keeps it.
constexpr double stored(const Variant& variant, double height)
{
    return variant.storesFloats ? static_cast<double>(static_cast<float>(height)) : height;
}

/// The table of all variants; the first is the default.
std::span<const Variant> variants();

/// How many steps a run on a map of this size has, but for cells that one program passes over or writes again.
std::size_t expectedSteps(const Variant& variant, int size);

} // namespace lozenge
