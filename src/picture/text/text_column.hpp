#pragma once

#include "picture/text/rich_text.hpp"

#include <utility>
#include <vector>

namespace lozenge {

/// Texts and cards below one another, which are set smaller where they are too high for their box, and moved where even
/// the smallest are.
class TextColumn {
public:
    explicit TextColumn(float scale) : m_scale(scale) {}

    /// Lengths are in the design's units; `before` is the gap above. A mark stands in front of the first line, such as
    /// a number or the tick of a right answer.
    void text(RichText text, float size, float before, RichText mark = {})
    {
        m_parts.push_back({Part::Kind::Text, std::move(mark), std::move(text), size, before});
    }
    /// What comes next is on a card until it ends.
    void beginCard(Colour fill, Colour edge, float before)
    {
        m_parts.push_back({Part::Kind::CardBegin, {}, {}, 0, before, fill, edge});
    }
    void endCard() { m_parts.push_back({Part::Kind::CardEnd, {}, {}}); }

    /// Returns how much higher it is than the box, in pixels, where it has been set as small as it may.
    float paint(Picture& picture, const Box& box, float moved) const;

private:
    struct Part {
        enum class Kind : unsigned char { Text, CardBegin, CardEnd };
        Kind kind = Kind::Text;
        RichText mark, words;
        float size = 0, before = 0;
        Colour fill = none, edge = none;
    };

    Picture laid(float width, float factor) const;

    float m_scale;
    std::vector<Part> m_parts;
};

} // namespace lozenge
