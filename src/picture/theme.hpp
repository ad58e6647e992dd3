#pragma once

#include "picture/colour.hpp"

#include <array>
#include <span>
#include <string_view>

namespace lozenge {

/// The colours of everything that is not a height, each named for the part it plays.
struct Theme {
    std::string_view name;
    std::string_view explanation;

    Colour page, surface, sunken;       ///< backgrounds: of all, of a panel or the board, of a control
    Colour ink, muted, faint;           ///< text, secondary text, outline of points not set yet
    Colour track, edge, line, grid;     ///< the scrubber, borders, rules, lattice lines
    std::array<Colour, 4> parents;      ///< a b c d
    Colour now;                         ///< this step, wherever it appears
    Colour onHighlight, nowBackground;  ///< letters on a highlight; the band behind a marked line
    Colour right, wrong;                ///< answers
    Colour wall, skirtSouth, skirtEast; ///< the box around the relief
    float shapeOpacity = 0.07F;         ///< of the square or diamond that is averaged

    /// Of what a step has just made, what is there already, and what is to come.
    [[nodiscard]] constexpr Colour tone(bool isNow, bool isThere, Colour ahead) const
    {
        return isNow ? now : isThere ? ink : ahead;
    }
};

/// The table of all themes; the first is the default.
std::span<const Theme> themes();

/// What lies behind the relief. One that is not the page has the dark ink of a bright one.
struct Background {
    std::string_view name;
    std::string_view explanation;
    const Theme* theme = nullptr; ///< null: the look's own
};

std::span<const Background> backgrounds();

} // namespace lozenge
