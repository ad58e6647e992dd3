#pragma once

#include "picture/kit/marks.hpp"
#include "picture/page.hpp"
#include "picture/tr.hpp"

#include <functional>
#include <span>
#include <string>
#include <vector>

// What a figure writes: labels, numbers, keys and tables.

namespace lozenge {

/// The size of labels and their numbers in the design's units: 15 pixels of 720 in height, for the last row of a hall.
inline constexpr float labelSize = 17;

/// A page whose heading stands.
struct FigurePage : FramePage {
    bool isTall = false;
    Box body = {}; ///< between the heading and the lesson's words

    /// A phrase in the language of the look.
    template <typename... Values>
    [[nodiscard]] std::string tr(std::string_view phrase, const Values&... values) const
    {
        return lozenge::tr(frame.look, phrase, values...);
    }

    // Shapes whose radii and strokes are in the design's units.
    void line(Vec2 from, Vec2 to, const Stroke& stroke) const { picture.line(from, to, inUnits(stroke)); }
    void line(std::span<const Vec2> along, const Stroke& stroke) const { picture.line(along, inUnits(stroke)); }
    void circle(Vec2 centre, float radius, Colour fill, const Stroke& edge = {}) const
    {
        picture.circle(centre, u(radius), fill, inUnits(edge));
    }
    void rectangle(const Box& box, float corner, Colour fill, const Stroke& edge = {}) const
    {
        picture.rectangle(box, u(corner), fill, inUnits(edge));
    }
    /// An arrow whose casing sets it apart from what it lies on.
    void arrow(Vec2 from, Vec2 to, Colour colour, float width, float head, Colour casing, float casingWidth = 0) const
    {
        paintArrow(picture, from, to, colour, u(width), u(head), casing, u(casingWidth));
    }
    [[nodiscard]] Stroke inUnits(const Stroke& stroke) const
    {
        return {stroke.colour, u(stroke.width), u(stroke.dash), u(stroke.gap), stroke.round};
    }

    /// Of a line of text, whose size is in units.
    [[nodiscard]] float widthOf(const std::string& text, Font font = Font::Sans, float size = labelSize) const
    {
        return textWidth(font, text) * u(size);
    }
    /// Returns where it ends, if it begins here.
    float label(Vec2 at, const std::string& text, Align align = Align::Left) const;
    void write(Vec2 at, const std::string& text, Font font, float size, Colour colour, Align align = Align::Left) const
    {
        picture.text(at, text, font, u(size), colour, align);
    }
    /// Returns the y below its last line.
    float paragraph(const Box& box, const std::string& text, Colour colour, float size = 19,
                    float lineHeight = 27) const;
    void number(Vec2 at, const std::string& text, Colour colour, Align align = Align::Left,
                float size = labelSize) const;
    /// A number of a scale or along a map; the present one stands out.
    void mark(Vec2 at, const std::string& text, Align align, bool isNow = false) const;
    /// Over a part of the page, below this place. Returns where the base line ends.
    Vec2 head(Vec2 top, const std::string& text) const;
    /// Where the base line of a label is whose middle is here.
    [[nodiscard]] Vec2 baseOf(Vec2 middle) const { return {middle.x, middle.y + middleOfCapitals * u(labelSize)}; }
    /// As large as a label where there is room, else a little smaller, and cut where that is not enough.
    void fitted(Vec2 at, const std::string& text, Font font, float width, Colour colour) const;
};

/// What is left of a box below a height, with a gap.
inline Box below(const Box& box, float y, float gap = 0)
{
    return {box.x, y + gap, box.width, box.bottom() - y - gap};
}

/// What a mark means. The mark is painted in the middle of its width.
struct KeyEntry {
    std::string text;
    float width; ///< of the mark, in units
    std::function<void(Vec2 centre)> mark;
};

/// In rows from the left, of this height each.
void paintKey(const FigurePage& page, const std::vector<KeyEntry>& entries, const Box& firstRow);

/// A row of a table: each text ends where its column does.
void paintCells(const FigurePage& page, std::span<const float> ends, float y, std::span<const std::string> texts,
                Font font, float size, Colour colour);

} // namespace lozenge
