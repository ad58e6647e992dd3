#pragma once

#include "picture/colour.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace lozenge {

/// The colours of everything that is not a height, each named for the part it plays.
struct Theme {
    std::string_view name, explanation;

    Colour page, surface, sunken;       ///< backgrounds: of all, of a panel or the board, of a control
    Colour ink, muted, faint;           ///< text, secondary text, outline of points not set yet
    Colour track, edge, line, grid;     ///< the scrubber, borders, rules, lattice lines
    std::array<Colour, 4> parents;      ///< a b c d
    Colour now;                         ///< this step, wherever it appears
    Colour onHighlight, nowBackground;  ///< letters on a highlight; the band behind a marked line
    Colour right, wrong;                ///< answers
    Colour wall, skirtSouth, skirtEast; ///< the box around the relief
    float shapeOpacity;                 ///< of the square or diamond that is averaged

    /// Of what a step has just made, what is there already, and what is to come.
    [[nodiscard]] constexpr Colour tone(bool isNow, bool isThere, Colour ahead) const
    {
        return isNow ? now : isThere ? ink : ahead;
    }
};

/// The table of all themes; the first is the default.
extern const std::array<Theme, 3> themes;

/// A colour of the themes, under the name that pages have for it.
struct ThemePart {
    std::string_view name;
    Colour& (*of)(Theme&);
    std::array<std::uint32_t, 3> inThemes;
};

extern const std::array<ThemePart, 22> themeParts;

/// What lies behind the relief. One that is not the page has the dark ink of a bright one.
struct Background {
    std::string_view name, explanation;
    const Theme* theme = nullptr; ///< null: the look's own
};

extern const std::array<Background, 3> backgrounds;

} // namespace lozenge
