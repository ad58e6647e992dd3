#pragma once

#include "picture/picture.hpp"

#include <array>
#include <span>
#include <vector>

// How letters look, by the fonts that came with the program. Pages have a place for each, as wide as advance() says. In
// a release of a font with other widths a letter stands in the middle of its place: moved by half the difference, which
// is less than is seen. To stretch it would make its strokes thicker or thinner than those of its neighbours.

namespace lozenge {

/// A character as the fonts have it.
struct Letter {
    Font font = Font::Symbols; ///< where it is: in Symbols, if the release of its face lacks it
    unsigned index = 0;        ///< of its glyph in that file
    float width = 0;           ///< there, in parts of the size
    float inset = 0;           ///< from the edge of its place
};

Letter letterOf(Font font, char32_t character);

/// The height from the lowest descender to the highest ascender, in parts of the size.
float lineOfEm(Font font);

/// A piece of an outline, in parts of the size, y up: 'M' moves to a point, 'L' is a line there, 'C' a curve there,
/// drawn to two points on its way, 'Z' closes.
struct OutlinePiece {
    char kind = 'Z';
    std::size_t count = 0;
    std::array<Vec2, 3> points{};

    [[nodiscard]] std::span<const Vec2> all() const { return std::span(points).first(count); }
};

std::vector<OutlinePiece> outlineOf(Font font, char32_t character);

} // namespace lozenge
