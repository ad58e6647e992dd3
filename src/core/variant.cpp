#include "core/variant.hpp"

#include "core/variants/programs.hpp"

namespace lozenge {
namespace {

constexpr std::array<std::size_t, 4> columnByColumn{0, 2, 1, 3};

constexpr std::array<Variant, 6> table{{
    {.name = "textbook",
     .explanation = "all diamond steps of a level row by row, then all square steps",
     .run = textbook,
     .runWithSlips = slippedTextbook,
     .takesEdgeModes = true,
     .keepsPresets = true},
    {.name = "terrain-generator",
     .explanation = "JavaScript and WebGL: writes only cells whose height is still 0 or 0.001",
     .run = terrainGenerator},
    {.name = "matlab",
     .explanation = "a MATLAB script, cell by cell, with its four published slips",
     .run = matlab,
     .amplitudeKey = "rcoe",
     .hasExponent = true},
    {.name = "playfuljs",
     .explanation = "JavaScript: heights as floats, and -1 means missing",
     .run = playfuljs,
     .amplitudeKey = "roughness",
     .storing = Storing::Float},
    {.name = "workshop",
     .explanation = "C++ and OpenGL, column by column: inner edge points are written twice",
     .run = workshop,
     .rewritesEdges = true,
     .cornerOrder = columnByColumn},
    {.name = "midpoint",
     .explanation = "the predecessor: the middle of an edge is set from its two ends",
     .run = midpoint,
     .keepsPresets = true},
}};

} // namespace

std::span<const Variant> variants()
{
    return table;
}

std::size_t expectedSteps(const Variant& variant, int size)
{
    // A level with m x m squares has m^2 diamond steps; a variant that goes by cells writes 4 m^2 edge points.
    const auto n = static_cast<std::size_t>(size) - 1;
    if (variant.rewritesEdges)
        return 5 * (n * n - 1) / 3;
    return (n + 1) * (n + 1) - 4;
}

} // namespace lozenge
