#pragma once

#include "picture/picture.hpp"
#include "picture/text/font.hpp"

#include <variant>
#include <vector>

// What is written in a picture.

namespace lozenge {

inline std::vector<Text> textsOf(const Picture& picture)
{
    std::vector<Text> texts;
    for (const Shape& shape : picture.shapes)
        if (const auto* text = std::get_if<Text>(&shape))
            texts.push_back(*text);
    return texts;
}

/// Where its letters are.
inline Box boxOf(const Text& text)
{
    const float width = textWidth(text.font, text.content) * text.size;
    const float left = text.at.x - (text.align == Align::Left ? 0 : text.align == Align::Centre ? width / 2 : width);
    return {left, text.at.y - 0.73F * text.size, width, 0.73F * text.size};
}

inline bool meet(const Box& a, const Box& b)
{
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

} // namespace lozenge
