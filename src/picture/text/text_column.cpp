#include "picture/text/text_column.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace lozenge {
namespace {

constexpr float cardPadding = 18;
constexpr float lineHeight = 1.42F;
constexpr float below = 0.3F;     ///< of letters below their line, in parts of the size
constexpr float markWidth = 1.5F; ///< of what stands in front of an item, in parts of the size

/// What of a shape lies within so many pixels from the top; text is there whole or not at all.
std::optional<Shape> within(Shape shape, float height)
{
    if (const auto* text = std::get_if<Text>(&shape))
        return text->at.y - text->size >= -1 && text->at.y + below * text->size <= height + 1 ? std::optional(shape)
                                                                                              : std::nullopt;
    auto& box = std::get<Rectangle>(shape).box;
    const float top = std::max(0.0F, box.y), bottom = std::min(height, box.bottom());
    box = {box.x, top, box.width, bottom - top};
    return bottom > top ? std::optional(shape) : std::nullopt;
}

void shift(Shape& shape, float x, float y)
{
    if (auto* text = std::get_if<Text>(&shape))
        text->at = text->at + Vec2{x, y};
    else if (auto* rectangle = std::get_if<Rectangle>(&shape))
        rectangle->box = {rectangle->box.x + x, rectangle->box.y + y, rectangle->box.width, rectangle->box.height};
}

} // namespace

Picture TextColumn::laid(float width, float factor) const
{
    Picture laid{.width = width};
    float y = 0, inset = 0;
    std::size_t card = 0; // the shape that lies under the words
    for (const Part& part : m_parts) {
        const float padding = cardPadding * factor * m_scale;
        y += part.before * factor * m_scale;
        if (part.kind == Part::Kind::CardBegin) {
            card = laid.shapes.size();
            laid.rectangle({0, y, width, 0}, 8 * m_scale, part.fill, {part.edge, m_scale});
            y += padding;
            inset = padding;
        } else if (part.kind == Part::Kind::CardEnd) {
            y += padding;
            inset = 0;
            Box& box = std::get<Rectangle>(laid.shapes[card]).box;
            box.height = y - box.y;
        } else {
            const float size = part.size * factor * m_scale;
            const float left = inset + (part.mark.empty() ? 0 : markWidth * size);
            const Box box{left, y, width - inset - left, 1e6F};
            if (!part.mark.empty())
                paintText(laid, part.mark, {inset, y, width, 1e6F}, size, lineHeight * size);
            const SetText set = setText(part.words, box, size, lineHeight * size);
            paintText(laid, set, box);
            // From the top of the first line's letters to what hangs below the last.
            y += size * (1 + below) + set.drop();
        }
    }
    laid.height = y;
    return laid;
}

float TextColumn::paint(Picture& picture, const Box& box, float moved) const
{
    constexpr std::array factors{1.0F, 0.95F, 0.9F, 0.85F, 0.8F, 0.75F, 0.7F, 0.65F, 0.6F};
    Picture all;
    for (const float factor : factors)
        if (all = laid(box.width, factor); all.height <= box.height)
            break;
    const float over = std::max(0.0F, all.height - box.height);
    const float up = std::clamp(moved, 0.0F, over);
    for (Shape& shape : all.shapes) {
        shift(shape, 0, -up);
        if (auto seen = within(std::move(shape), box.height)) {
            shift(*seen, box.x, box.y);
            picture.shapes.push_back(std::move(*seen));
        }
    }
    return over;
}

} // namespace lozenge
