#include "picture/kit/labels.hpp"

#include "picture/text/font.hpp"
#include "picture/text/rich_text.hpp"

#include <algorithm>

namespace lozenge {

float FigurePage::label(Vec2 at, const std::string& text, Align align) const
{
    picture.text(at, text, Font::Sans, u(labelSize), theme().muted, align);
    return at.x + widthOf(text);
}

void FigurePage::fitted(Vec2 at, const std::string& text, Font font, float width, Colour colour) const
{
    const float size = std::clamp(width / textWidth(font, text), u(0.78F * labelSize), u(labelSize));
    picture.text(at, shortened(text, font, size, width), font, size, colour);
}

float FigurePage::paragraph(const Box& box, const std::string& text, Colour colour, float size, float lineHeight) const
{
    return paintText(picture, {{text, Font::Sans, colour}}, box, u(size), u(lineHeight));
}

void FigurePage::number(Vec2 at, const std::string& text, Colour colour, Align align, float size) const
{
    picture.text(at, text, Font::MonoBold, u(size), colour, align);
}

void FigurePage::mark(Vec2 at, const std::string& text, Align align, bool isNow) const
{
    picture.text(at, text, isNow ? Font::MonoBold : Font::Mono, u(labelSize), isNow ? theme().now : theme().muted,
                 align);
}

Vec2 FigurePage::head(Vec2 top, const std::string& text) const
{
    picture.text({top.x, top.y + u(19)}, text, Font::SansBold, u(19), theme().ink);
    return {top.x + widthOf(text, Font::SansBold, 19), top.y + u(19)};
}

void paintKey(const FigurePage& page, const std::vector<KeyEntry>& entries, const Box& firstRow)
{
    float x = firstRow.x, y = firstRow.y + firstRow.height / 2;
    for (const KeyEntry& entry : entries) {
        const float width = page.u(entry.width + 10) + page.widthOf(entry.text);
        if (x > firstRow.x && x + width > firstRow.right()) {
            x = firstRow.x;
            y += firstRow.height;
        }
        entry.mark({x + page.u(entry.width / 2), y});
        page.label(page.baseOf({x + page.u(entry.width + 10), y}), entry.text);
        x += width + page.u(32);
    }
}

void paintCells(const FigurePage& page, std::span<const float> ends, float y, std::span<const std::string> texts,
                Font font, float size, Colour colour)
{
    for (std::size_t i = 0; i < texts.size(); ++i)
        page.picture.text({ends[i], y}, texts[i], font, page.u(size), colour, Align::Right);
}

} // namespace lozenge
