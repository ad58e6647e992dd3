#pragma once

#include "picture/picture.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// A text in several faces and colours.
struct Span {
    std::string content;
    Font font = Font::Sans;
    Colour colour;
};

using RichText = std::vector<Span>;

std::string plainText(const RichText& text);

/// A line of a text that was broken at spaces, with its width.
struct TextLine {
    RichText spans;
    float width = 0;
};

std::vector<TextLine> brokenText(const RichText& text, float size, float width);

void paintLine(Picture& picture, const TextLine& line, Vec2 at, float size, Align align = Align::Left);

/// Paints the text in a box, from its top, one line below the other. What would not fit into the box is cut with an
/// ellipsis. Returns the y below the last line.
float paintText(Picture& picture, const RichText& text, const Box& box, float size, float lineHeight);

/// What is to be read in a hall: as large as there is room for, from 20 units down to 15.
void paintForHall(Picture& picture, const RichText& text, const Box& box, float scale);

/// A text in one face, shortened with an ellipsis until it is no wider.
std::string shortened(std::string text, Font font, float size, float width);

} // namespace lozenge
