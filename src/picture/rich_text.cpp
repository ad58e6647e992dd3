#include "picture/rich_text.hpp"

#include <algorithm>
#include <array>

namespace lozenge {
namespace {

/// The text as words, each with the spaces that follow it; a word may change its face in the middle.
std::vector<RichText> wordsOf(const RichText& text)
{
    std::vector<RichText> words(1);
    for (const Span& span : text) {
        std::size_t begin = 0;
        while (begin < span.content.size()) {
            const std::size_t space = span.content.find_first_of(" \n", begin);
            const std::size_t end = space == std::string::npos ? span.content.size() : space + 1;
            std::string word = span.content.substr(begin, end - begin);
            const bool wordEnds = space != std::string::npos;
            words.back().push_back({std::move(word), span.font, span.colour});
            if (wordEnds)
                words.emplace_back();
            begin = end;
        }
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

float widthOf(const RichText& spans, float size)
{
    float width = 0;
    for (const Span& span : spans)
        width += textWidth(span.font, span.content) * size;
    return width;
}

std::string withoutEnd(std::string word)
{
    while (!word.empty() && (word.back() == ' ' || word.back() == '\n'))
        word.pop_back();
    return word;
}

/// Neighbours of one look become one span: fewer pieces to paint, and whole words for who selects them.
void append(RichText& line, const RichText& word)
{
    for (const Span& span : word) {
        if (!line.empty() && line.back().font == span.font && line.back().colour == span.colour)
            line.back().content += span.content;
        else
            line.push_back(span);
    }
}

} // namespace

std::string plainText(const RichText& text)
{
    std::string plain;
    for (const Span& span : text)
        plain += span.content;
    return plain;
}

std::vector<TextLine> brokenText(const RichText& text, float size, float width)
{
    std::vector<TextLine> lines(1);
    for (const RichText& word : wordsOf(text)) {
        RichText bare = word;
        bare.back().content = withoutEnd(bare.back().content);
        if (!lines.back().spans.empty() && lines.back().width + widthOf(bare, size) > width)
            lines.emplace_back();
        append(lines.back().spans, word);
        lines.back().width += widthOf(word, size);
        if (word.back().content.ends_with('\n')) {
            lines.back().spans.back().content = withoutEnd(lines.back().spans.back().content);
            lines.emplace_back();
        }
    }
    if (lines.back().spans.empty())
        lines.pop_back();
    for (TextLine& line : lines) {
        line.spans.back().content = withoutEnd(line.spans.back().content);
        line.width = widthOf(line.spans, size);
    }
    return lines;
}

void paintLine(Picture& picture, const TextLine& line, Vec2 at, float size, Align align)
{
    float x = at.x - (align == Align::Left ? 0 : align == Align::Centre ? line.width / 2 : line.width);
    for (const Span& span : line.spans) {
        picture.text({x, at.y}, span.content, span.font, size, span.colour);
        x += textWidth(span.font, span.content) * size;
    }
}

float paintText(Picture& picture, const RichText& text, const Box& box, float size, float lineHeight)
{
    auto lines = brokenText(text, size, box.width);
    const auto room = static_cast<std::size_t>(std::max(1.0F, (box.height + 0.01F) / lineHeight));
    if (lines.size() > room) {
        lines.resize(room);
        Span& last = lines.back().spans.back();
        const float before = lines.back().width - textWidth(last.font, last.content) * size;
        last.content = shortened(last.content + " \u2026", last.font, size, box.width - before);
        if (!last.content.ends_with("\u2026"))
            last.content += "\u2026";
    }
    float y = box.y + size;
    for (const TextLine& line : lines) {
        paintLine(picture, line, {box.x, y}, size);
        y += lineHeight;
    }
    return y - size;
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
    constexpr std::array sizes{20.0F, 19.0F, 18.0F, 17.0F, 16.0F, 15.0F};
    const auto lineOf = [scale](float size) { return 1.42F * size * scale; };
    const auto fits = [&](float size) {
        return static_cast<float>(brokenText(text, size * scale, box.width).size()) * lineOf(size) <= box.height;
    };
    const auto* largest = std::find_if(sizes.begin(), sizes.end() - 1, fits);
    paintText(picture, text, box, *largest * scale, lineOf(*largest));
}

} // namespace lozenge
