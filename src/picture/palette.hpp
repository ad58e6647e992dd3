#pragma once

#include "picture/colour.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
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

    std::string_view name, explanation;
    std::span<const Mark> marks; ///< two at one place make a jump
    Range range = Range::OfHeights;

    [[nodiscard]] bool hasJumps() const
    {
        const auto meet = [](const Mark& a, const Mark& b) { return a.at == b.at; };
        return std::adjacent_find(marks.begin(), marks.end(), meet) != marks.end();
    }
};

/// The table of all palettes; the first is the default.
extern const std::array<Palette, 7> palettes;

/// The bands that a published program gives to its heights.
extern const Palette bandsPalette;

/// Blue for lower, brown or amber for higher: for maps of differences on bright and on dark ground.
const Palette& differencePalette(bool isDark);

/// The colour at a share of the range; shares outside 0 to 1 take the end colours. Inline: boards and reliefs ask for
/// millions.
inline Colour colourAt(const Palette& palette, float share)
{
    const auto marks = palette.marks;
    const auto above = std::find_if(marks.begin(), marks.end(), [share](const auto& mark) { return mark.at > share; });
    if (above == marks.begin())
        return marks.front().colour;
    if (above == marks.end())
        return marks.back().colour;
    const Palette::Mark& below = *std::prev(above);
    return mix(below.colour, above->colour, (share - below.at) / (above->at - below.at));
}

/// Black or white, whichever stands out more.
Colour inkOn(Colour background);

} // namespace lozenge
