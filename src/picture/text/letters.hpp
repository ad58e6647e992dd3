#pragma once

#include "picture/text/font.hpp"

#include <functional>

// What is asked of a font's letters. FreeType answers; where it is not at hand, whatever knows the same may.

namespace lozenge {

/// The width of a character, in parts of the size.
float advance(Font font, char32_t character);

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

/// The number of the character's glyph in its font file.
unsigned glyphIndex(Font font, char32_t character);

} // namespace lozenge
