#pragma once

#include "picture/colour.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace lozenge {

/// Colours of heights, from the lowest to the highest of a range.
struct Palette {
    /// What decides the range where none is asked for.
    enum class Range : std::uint8_t {
        AboutZero, ///< 0 has the colour in the middle
        FromZero,  ///< 0 has the first
        OfHeights, ///< the heights of the run
        Unit,      ///< from 0 to 1, whatever the heights
    };

    struct Mark {
        float at; ///< 0 lowest, 1 highest
        Colour colour;
    };

    std::string_view name;
    std::string_view explanation;
    std::span<const Mark> marks; ///< two at one place make a jump
    Range range = Range::OfHeights;

    [[nodiscard]] bool hasJumps() const;
};

/// The table of all palettes; the first is the default.
std::span<const Palette> palettes();

/// The bands that a published program gives to its heights.
const Palette& bandsPalette();

/// Blue for lower, brown or amber for higher: for maps of differences on bright and on dark ground.
const Palette& differencePalette(bool isDark);

/// The colour at a share of the range; shares outside 0 to 1 take the end colours.
Colour colourAt(const Palette& palette, float share);

/// Black or white, whichever stands out more.
Colour inkOn(Colour background);

} // namespace lozenge
