#pragma once

#include "picture/colour.hpp"

#include <span>
#include <string_view>

namespace lozenge {

/// Colours of heights, from the lowest to the highest of a range that is symmetric about 0.
struct Palette {
    struct Mark {
        float at; ///< 0 lowest, 1 highest
        Colour colour;
    };

    std::string_view name;
    std::string_view explanation;
    std::span<const Mark> marks;
};

/// The table of all palettes; the first is the default.
std::span<const Palette> palettes();

/// Blue for lower, brown for higher: for maps of differences.
const Palette& differencePalette();

/// The colour at a share of the range; shares outside 0 to 1 take the end colours.
Colour colourAt(const Palette& palette, float share);

/// Black or white, whichever stands out more.
Colour inkOn(Colour background);

} // namespace lozenge
