#include "picture/rich_text.hpp"

#include <algorithm>
#include <array>

namespace lozenge {
namespace {

std::string withoutEnd(std::string word)
{
    while (!word.empty() && (word.back() == ' ' || word.back() == '\n'))
        word.pop_back();
    return word;
}

std::size_t letterCount(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

} // namespace

std::string plainText(const RichText& text)
{
    std::string plain;
    for (const Span& span : text)
        plain += span.content;
    return plain;
}

void paintLine(Picture& picture, const TextLine& line, Vec2 at, float size, Align align)
{
    float x = at.x - (align == Align::Left ? 0 : align == Align::Centre ? line.width / 2 : line.width);
    for (const Span& span : line.spans) {
        picture.text({x, at.y}, span.content, span.font, size, span.colour);
        x += textWidth(span.font, span.content) * size;
    }
}

SetText setText(const RichText& text, const Box& box, float size, float lineHeight)
{
    SetText set{brokenText(text, size, box.width), size, lineHeight, 0};
    const auto room = static_cast<std::size_t>(std::max(1.0F, (box.height + 0.01F) / lineHeight));
    if (set.lines.size() <= room)
        return set;
    for (auto line = set.lines.begin() + static_cast<std::ptrdiff_t>(room); line != set.lines.end(); ++line)
        set.lettersCut += letterCount(plainText(line->spans)) + 1; // with the space before it
    set.lines.resize(room);
    TextLine& line = set.lines.back();
    if (line.spans.empty())
        line.spans.push_back({"", text.front().font, text.front().colour});
    Span& last = line.spans.back();
    const float before = line.width - textWidth(last.font, last.content) * size;
    last.content = shortened(last.content + " \u2026", last.font, size, box.width - before);
    if (!last.content.ends_with("\u2026"))
        last.content += "\u2026";
    return set;
}

SetText setForHall(const RichText& text, const Box& box, float scale)
{
    constexpr std::array sizes{20.0F, 19.0F, 18.0F, 17.0F, 16.0F, 15.0F};
    SetText set;
    for (const float size : sizes) {
        set = setText(text, box, size * scale, 1.42F * size * scale);
        if (set.lettersCut == 0)
            break;
    }
    return set;
}

float paintText(Picture& picture, const SetText& text, const Box& box)
{
    float y = box.y + text.size;
    for (const TextLine& line : text.lines) {
        paintLine(picture, line, {box.x, y}, text.size);
        y += text.lineHeight;
    }
    return y - text.size;
}

float paintText(Picture& picture, const RichText& text, const Box& box, float size, float lineHeight)
{
    return paintText(picture, setText(text, box, size, lineHeight), box);
}

std::string shortened(std::string text, Font font, float size, float width)
{
    if (textWidth(font, text) * size <= width)
        return text;
    while (!text.empty() && textWidth(font, text + "\u2026") * size > width) {
        while (text.size() > 1 && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U)
            text.pop_back();
        text.pop_back();
    }
    return withoutEnd(text) + "\u2026";
}

void paintForHall(Picture& picture, const RichText& text, const Box& box, float scale)
{
    paintText(picture, setForHall(text, box, scale), box);
}

} // namespace lozenge
