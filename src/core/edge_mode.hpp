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
inline constexpr std::array<EdgeMode, 7> edgeModes{{
    {"three", "leave it out", "the missing parent is left out: three are averaged"},
    {"wrap", "read the far side", "the map repeats: the missing parent is read on the far side", Source::Wrapped,
     EdgeMode::Border::CopiedFarSide},
    {"mirror", "opposite one twice", "the opposite parent counts twice", Source::Mirrored},
    {"zero", "counts as 0", "the missing parent counts as 0", Source::Constant},
    {"constant", "counts as {0}", "the missing parent counts as edge_value", Source::Constant,
     EdgeMode::Border::Averaged, true},
    {"fixed", "border at {0}", "border points become edge_value", Source::LeftOut, EdgeMode::Border::Fixed, true},
    {"two", "two along the border", "border points average their two neighbours on the border", Source::LeftOut,
     EdgeMode::Border::TwoEnds},
}};

} // namespace lozenge
