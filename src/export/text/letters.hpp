#pragma once

#include "picture/text/font.hpp"

#include <functional>

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

/// Receives the outline of a character, in parts of the size, y up.
struct OutlineVisitor {
    std::function<void(float x, float y)> moveTo;
    std::function<void(float x, float y)> lineTo;
    std::function<void(float x1, float y1, float x2, float y2, float x, float y)> curveTo;
    std::function<void()> close;
};

void outline(Font font, char32_t character, const OutlineVisitor& visitor);

} // namespace lozenge
