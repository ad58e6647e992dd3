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
    std::string_view explanation;
    Source missing = Source::LeftOut;
    Border border = Border::Averaged;
    bool takesValue = false; ///< whether `edge_value` has a meaning
};

/// All edge modes; the first is the default and the only one that every variant takes.
inline constexpr std::array<EdgeMode, 7> edgeModeTable{{
    {"three", "the missing parent is left out: three are averaged", Source::LeftOut},
    {"wrap", "the map repeats: the missing parent is read on the far side", Source::Wrapped,
     EdgeMode::Border::CopiedFarSide},
    {"mirror", "the opposite parent counts twice", Source::Mirrored},
    {"zero", "the missing parent counts as 0", Source::Constant},
    {"constant", "the missing parent counts as edge_value", Source::Constant, EdgeMode::Border::Averaged, true},
    {"fixed", "border points become edge_value", Source::LeftOut, EdgeMode::Border::Fixed, true},
    {"two", "border points average their two neighbours on the border", Source::LeftOut, EdgeMode::Border::TwoEnds},
}};

constexpr std::span<const EdgeMode> edgeModes()
{
    return edgeModeTable;
}

} // namespace lozenge
