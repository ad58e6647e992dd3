#pragma once

#include "picture/picture.hpp"
#include "picture/text/utf8.hpp"

#include <cstddef>
#include <string>
#include <string_view>
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

/// A line of a text that was broken, with its width.
struct TextLine {
    RichText spans;
    float width = 0;
};

void paintLine(Picture& picture, const TextLine& line, Vec2 at, float size, Align align = Align::Left);

/// A text as it stands in a box.
struct SetText {
    std::vector<TextLine> lines;
    float size = 0;
    float lineHeight = 0;
    std::size_t lettersCut = 0; ///< that had no room: then the last line ends with an ellipsis

    /// From the base line of the first line to that of the last.
    [[nodiscard]] float drop() const { return lines.empty() ? 0 : lineHeight * static_cast<float>(lines.size() - 1); }
};

SetText setText(const RichText& text, const Box& box, float size, float lineHeight);

/// A heading from its size in units down: a long one is smaller, and the longest stands in two lines.
SetText setHeading(const RichText& text, float width, float size, float unit);

/// What is to be read in a hall: as large as there is room for, from 20 units down to 15.
SetText setForHall(const RichText& text, const Box& box, float scale);

/// Paints the text in a box, from its top, one line below the other. Returns the y below the last line.
float paintText(Picture& picture, const SetText& text, const Box& box);
float paintText(Picture& picture, const RichText& text, const Box& box, float size, float lineHeight);
void paintForHall(Picture& picture, const RichText& text, const Box& box, float scale);

/// A text in one face, shortened with an ellipsis until it is no wider.
std::string shortened(std::string text, Font font, float size, float width);

/// Breaks a text at its spaces where a reader does not stumble, and leaves no short word alone in a last line if that
/// takes no further line. What is wider than a line is broken anywhere.
std::vector<TextLine> brokenText(const RichText& text, float size, float width);

/// For each word of a text, as spaces divide it, whether a line must not end after it: inside "(0, 8)" and "17 x 17",
/// between "level" and "0", between a number and its unit, round the sign of "n = 3".
std::vector<bool> tiesOf(const std::vector<std::string>& words);

/// Without the spaces and ends of lines behind it.
std::string withoutEnd(std::string word);

} // namespace lozenge
