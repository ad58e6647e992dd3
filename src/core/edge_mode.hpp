#pragma once

#include "core/step.hpp"

#include <array>
#include <span>
#include <string_view>

namespace lozenge {

/// How the border of the map is handled: what stands in for a parent outside, and whether a border point is
/// averaged at all. Only square steps meet the border.
struct EdgeMode {
    enum class Border : std::uint8_t {
        Averaged,
        CopiedFarSide, ///< points of the south and east border are copies of those opposite
        Fixed,         ///< every border point becomes the recipe's edge value
        TwoEnds,       ///< border points average their two neighbours on the border
    };

    std::string_view name;
    std::string_view inShort; ///< under one of several pictures; {0} is the edge value
    std::string_view explanation;
    Source missing = Source::LeftOut;
    Border border = Border::Averaged;
    bool takesValue = false; ///< whether `edge_value` has a meaning
};

/// All edge modes; the first is the default and the only one that every variant takes.
inline constexpr std::array<EdgeMode, 7> edgeModeTable{{
    {.name = "three", .inShort = "leave it out", .explanation = "the missing parent is left out: three are averaged"},
    {.name = "wrap",
     .inShort = "read the far side",
     .explanation = "the map repeats: the missing parent is read on the far side",
     .missing = Source::Wrapped,
     .border = EdgeMode::Border::CopiedFarSide},
    {.name = "mirror",
     .inShort = "opposite one twice",
     .explanation = "the opposite parent counts twice",
     .missing = Source::Mirrored},
    {.name = "zero",
     .inShort = "counts as 0",
     .explanation = "the missing parent counts as 0",
     .missing = Source::Constant},
    {.name = "constant",
     .inShort = "counts as {0}",
     .explanation = "the missing parent counts as edge_value",
     .missing = Source::Constant,
     .takesValue = true},
    {.name = "fixed",
     .inShort = "border at {0}",
     .explanation = "border points become edge_value",
     .border = EdgeMode::Border::Fixed,
     .takesValue = true},
    {.name = "two",
     .inShort = "two along the border",
     .explanation = "border points average their two neighbours on the border",
     .border = EdgeMode::Border::TwoEnds},
}};

constexpr std::span<const EdgeMode> edgeModes()
{
    return edgeModeTable;
}

} // namespace lozenge
