#include "picture/text/rich_text.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace lozenge {

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

/// The first letters of a text.
RichText beginning(const RichText& text, std::size_t letters)
{
    RichText begun;
    for (const Span& span : text) {
        std::size_t end = 0;
        for (; end < span.content.size() && letters > 0; --letters)
            end = endOfLetter(span.content, end);
        if (end > 0)
            begun.push_back({span.content.substr(0, end), span.font, span.colour});
    }
    return begun;
}

SetText setText(const RichText& text, const Box& box, float size, float lineHeight)
{
    // No box has room for as many, and a text may be as long as its file: the rest is counted, not broken.
    constexpr std::size_t mostLetters = 20'000;
    std::size_t letters = 0;
    for (const Span& span : text)
        letters += lettersIn(span.content);
    if (letters > mostLetters) {
        SetText begun = setText(beginning(text, mostLetters), box, size, lineHeight);
        begun.lettersCut += letters - mostLetters;
        return begun;
    }
    SetText set{brokenText(text, size, box.width), size, lineHeight, 0};
    const auto room = static_cast<std::size_t>(std::max(1.0F, (box.height + 0.01F) / lineHeight));
    if (set.lines.size() <= room)
        return set;
    for (auto line = set.lines.begin() + static_cast<std::ptrdiff_t>(room); line != set.lines.end(); ++line)
        set.lettersCut += lettersIn(plainText(line->spans)) + 1; // with the space before it
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

SetText setHeading(const RichText& text, float width, float size, float unit)
{
    constexpr float leastInTwoLines = 17;
    SetText set = setText(text, {0, 0, width, size * unit}, size * unit, size * unit);
    while (set.lettersCut > 0 && set.size > 0.8F * size * unit)
        set = setText(text, {0, 0, width, set.size}, set.size - unit, set.size);
    for (float smaller = 0.85F * size; set.lettersCut > 0 && smaller > leastInTwoLines; smaller -= 1)
        set = setText(text, {0, 0, width, 2.5F * (smaller * unit)}, smaller * unit, 1.25F * (smaller * unit));
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
    // Letter by letter from the first, only as far as there is room: a text may be as long as its file.
    const float ellipsis = textWidth(font, "\u2026");
    float taken = 0;
    std::size_t kept = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = endOfLetter(text, begin);
        taken += textWidth(font, std::string_view(text).substr(begin, end - begin));
        if (taken * size > width) {
            text.resize(kept);
            return withoutEnd(std::move(text)) + "\u2026";
        }
        if ((taken + ellipsis) * size <= width)
            kept = end;
        begin = end;
    }
    return text;
}

void paintForHall(Picture& picture, const RichText& text, const Box& box, float scale)
{
    paintText(picture, setForHall(text, box, scale), box);
}

} // namespace lozenge
