#pragma once

#include "core/step.hpp"

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

/// The table of all edge modes; the first is the default and the only one that every variant takes.
std::span<const EdgeMode> edgeModes();

} // namespace lozenge
