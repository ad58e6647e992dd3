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

/// What of a shape lies between the top and the bottom of a box; text is there whole or not at all.
std::optional<Shape> within(Shape shape, const Box& box)
{
    if (const auto* text = std::get_if<Text>(&shape))
        return text->at.y - text->size >= box.y - 1 && text->at.y + below * text->size <= box.bottom() + 1
                   ? std::optional(shape)
                   : std::nullopt;
    Box& card = std::get<Rectangle>(shape).box;
    const float top = std::max(box.y, card.y), bottom = std::min(box.bottom(), card.bottom());
    card = {card.x, top, card.width, bottom - top};
    return bottom > top ? std::optional(shape) : std::nullopt;
}

} // namespace

Picture TextColumn::laid(Vec2 from, float width, float factor) const
{
    Picture laid{.width = width};
    float y = from.y, inset = 0;
    std::size_t card = 0; // the shape that lies under the words
    for (const Part& part : m_parts) {
        const float padding = cardPadding * factor * m_scale;
        y += part.before * factor * m_scale;
        if (part.kind == Part::Kind::CardBegin) {
            card = laid.shapes.size();
            laid.rectangle({from.x, y, width, 0}, 8 * m_scale, part.fill, {part.edge, m_scale});
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
            const Box box{from.x + left, y, width - inset - left, 1e6F};
            if (!part.mark.empty())
                paintText(laid, part.mark, {from.x + inset, y, width, 1e6F}, size, lineHeight * size);
            const SetText set = setText(part.words, box, size, lineHeight * size);
            paintText(laid, set, box);
            // From the top of the first line's letters to what hangs below the last.
            y += size * (1 + below) + set.drop();
        }
    }
    laid.height = y - from.y;
    return laid;
}

float TextColumn::paint(Picture& picture, const Box& box, float moved) const
{
    constexpr std::array factors{1.0F, 0.95F, 0.9F, 0.85F, 0.8F, 0.75F, 0.7F, 0.65F, 0.6F};
    Picture all;
    for (const float factor : factors)
        if (all = laid({box.x, box.y}, box.width, factor); all.height <= box.height)
            break;
    const float over = std::max(0.0F, all.height - box.height);
    if (over > 0)
        all = laid({box.x, box.y - std::clamp(moved, 0.0F, over)}, box.width, factors.back());
    for (Shape& shape : all.shapes)
        if (auto seen = within(std::move(shape), box))
            picture.shapes.push_back(std::move(*seen));
    return over;
}

} // namespace lozenge
