#include "picture/text/broken_text.hpp"

#include "picture/text/word_ties.hpp"

#include <algorithm>
#include <span>

// Where the lines of a text end. First each line takes what it can; then, where the last one would be left with a lone
// short word, all are made a little narrower.

namespace lozenge {
namespace {

/// A word with the space or the line's end that follows it; it may change its face in the middle.
struct Word {
    RichText spans;
    float width = 0;     ///< with its space
    float bareWidth = 0; ///< and without
    bool endsLine = false;
    bool isTied = false; ///< to the word after it
};

float widthOf(const RichText& spans, float size)
{
    float width = 0;
    for (const Span& span : spans)
        width += textWidth(span.font, span.content) * size;
    return width;
}

std::vector<RichText> dividedAtSpaces(const RichText& text)
{
    std::vector<RichText> words(1);
    for (const Span& span : text) {
        std::size_t begin = 0;
        while (begin < span.content.size()) {
            const std::size_t space = span.content.find_first_of(" \n", begin);
            const std::size_t end = space == std::string::npos ? span.content.size() : space + 1;
            words.back().push_back({span.content.substr(begin, end - begin), span.font, span.colour});
            if (space != std::string::npos)
                words.emplace_back();
            begin = end;
        }
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

/// A word that is wider than a line, in parts that are not.
std::vector<RichText> dividedAtLetters(const RichText& word, float size, float width)
{
    std::vector<RichText> parts(1);
    float taken = 0;
    for (const Span& span : word)
        for (std::size_t begin = 0; begin < span.content.size();) {
            const std::size_t end = endOfLetter(span.content, begin);
            const std::string letter = span.content.substr(begin, end - begin);
            const float more = textWidth(span.font, letter) * size;
            if (taken > 0 && taken + more > width && letter != " " && letter != "\n") {
                parts.emplace_back();
                taken = 0;
            }
            if (parts.back().empty() || parts.back().back().font != span.font ||
                parts.back().back().colour != span.colour)
                parts.back().push_back({"", span.font, span.colour});
            parts.back().back().content += letter;
            taken += more;
            begin = end;
        }
    return parts;
}

Word measured(RichText spans, float size)
{
    Word word;
    word.endsLine = spans.back().content.ends_with('\n');
    word.width = widthOf(spans, size);
    RichText bare = spans;
    bare.back().content = withoutEnd(bare.back().content);
    word.bareWidth = widthOf(bare, size);
    word.spans = std::move(spans);
    return word;
}

std::vector<Word> wordsOf(const RichText& text, float size, float width)
{
    std::vector<Word> words;
    std::vector<std::string> plain;
    for (RichText& spans : dividedAtSpaces(text)) {
        Word word = measured(std::move(spans), size);
        if (word.bareWidth <= width) {
            plain.push_back(withoutEnd(plainText(word.spans)));
            words.push_back(std::move(word));
            continue;
        }
        for (RichText& part : dividedAtLetters(word.spans, size, width)) {
            plain.emplace_back();
            words.push_back(measured(std::move(part), size));
        }
    }
    const std::vector<bool> ties = tiesOf(plain);
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i].isTied = ties[i] && !words[i].endsLine;
    return words;
}

using Words = std::span<const Word>;

/// How many words from the first on stay together, and how wide they are.
struct Group {
    std::size_t count = 0;
    float width = 0;
    float bareWidth = 0;
};

/// What is tied and yet wider than a line is broken where it has to be.
Group groupAt(Words words, float width)
{
    Group group;
    do {
        const Word& word = words[group.count];
        if (group.count > 0 && group.width + word.bareWidth > width)
            break;
        group.bareWidth = group.width + word.bareWidth;
        group.width += word.width;
        ++group.count;
    } while (group.count < words.size() && words[group.count - 1].isTied);
    return group;
}

/// The lines of one paragraph, each with all that it can take.
std::vector<Words> filled(Words words, float width, float widest)
{
    std::vector<Words> lines;
    std::size_t begin = 0;
    float taken = 0;
    for (std::size_t i = 0; i < words.size();) {
        const Group group = groupAt(words.subspan(i), widest);
        if (i > begin && taken + group.bareWidth > width) {
            lines.push_back(words.subspan(begin, i - begin));
            begin = i;
            taken = 0;
        }
        taken += group.width;
        i += group.count;
    }
    lines.push_back(words.subspan(begin));
    return lines;
}

/// A last line of one short word, of one number with its unit, or of little more.
bool isLonely(Words line, float size, float width)
{
    const float shortest = 5 * size; // about ten letters
    const Group group = groupAt(line, width);
    float taken = -line.back().width + line.back().bareWidth;
    for (const Word& word : line)
        taken += word.width;
    return taken < (group.count == line.size() ? shortest : std::min(shortest, width / 3));
}

std::vector<Words> balanced(Words words, float size, float width)
{
    std::vector<Words> lines = filled(words, width, width);
    for (float part = 0.97F; lines.size() > 1 && isLonely(lines.back(), size, width) && part > 0.5F; part -= 0.03F) {
        std::vector<Words> narrower = filled(words, part * width, width);
        if (narrower.size() > lines.size())
            break;
        lines = std::move(narrower);
    }
    return lines;
}

/// Neighbours of one look become one span: fewer pieces to paint, and whole words for who selects them.
TextLine lineOf(Words words, float size)
{
    TextLine line;
    for (const Word& word : words)
        for (const Span& span : word.spans) {
            if (!line.spans.empty() && line.spans.back().font == span.font && line.spans.back().colour == span.colour)
                line.spans.back().content += span.content;
            else
                line.spans.push_back(span);
        }
    line.spans.back().content = withoutEnd(line.spans.back().content);
    line.width = widthOf(line.spans, size);
    return line;
}

} // namespace

std::size_t endOfLetter(std::string_view text, std::size_t begin)
{
    std::size_t end = begin + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        ++end;
    return end;
}

std::string withoutEnd(std::string word)
{
    while (!word.empty() && (word.back() == ' ' || word.back() == '\n'))
        word.pop_back();
    return word;
}

std::vector<TextLine> brokenText(const RichText& text, float size, float width)
{
    const std::vector<Word> words = wordsOf(text, size, width);
    std::vector<TextLine> lines;
    for (auto begin = words.begin(); begin != words.end();) {
        auto end = std::find_if(begin, words.end(), [](const Word& word) { return word.endsLine; });
        end = end == words.end() ? end : end + 1;
        for (const Words line : balanced({begin, end}, size, width))
            lines.push_back(lineOf(line, size));
        begin = end;
    }
    return lines;
}

} // namespace lozenge
