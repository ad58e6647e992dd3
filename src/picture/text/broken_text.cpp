#include "picture/text/rich_text.hpp"
#include "picture/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

// Where the lines of a text end. First each line takes what it can; then, where the last one would be left with a lone
// short word, all are made a little narrower.

namespace lozenge {
namespace {

/// Whether a table of words, with a space before and behind each, has this one.
bool isAmong(std::string_view table, std::string_view word)
{
    return table.find(" " + std::string(word) + " ") != std::string_view::npos;
}

/// What a number names when it follows, in the languages of the program.
constexpr std::string_view numbered =
    " stufe stufen schritt schritte schritten halt punkt punkte punkten zeile zeilen spalte spalten linie "
    "linien ecke startwert seite zahl faktor level levels step steps stop stops point points row rows column "
    "columns line lines corner size phase amplitude seed station page side number factor ";

/// What follows a number and is not its unit.
constexpr std::string_view littleWords =
    " als am auf aus bei bis das dem den der die durch ein eine haben hat ist mal mit nach oder sind und von "
    "vor werden wie wird zu zur a above an and are as at below but by for from has have here if in is it must "
    "of on or per so than that the to was were when with ";

/// Between two numbers. A dash between words is something else.
constexpr std::string_view betweenNumbers = " x \u00d7 + - \u2212 \u2013 / * \u00b7 ";
constexpr std::string_view beforeNumbers = " = < > \u2264 \u2265 \u2248 ~ ";

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

void dropAny(std::string_view& word, std::initializer_list<std::string_view> openings)
{
    for (const std::string_view opening : openings)
        if (word.starts_with(opening))
            word.remove_prefix(opening.size());
}

/// The word without brackets, quotation marks and a sign before it.
std::string_view bare(std::string_view word)
{
    dropAny(word, {"*", "\"", "\u201E", "(", "[", "|"});
    dropAny(word, {"-", "\u2212", "\u2013", "+", "\u00b1"});
    return word;
}

bool beginsWithNumber(std::string_view word)
{
    const std::string_view digits = bare(word);
    return !digits.empty() && isDigit(digits.front());
}

bool endsWithNumber(std::string_view word)
{
    return !word.empty() && (isDigit(word.back()) || word.back() == ')');
}

/// A number and nothing else, so that what follows may be its unit: "16,637", "-0.5", but not "0.5,".
bool isNumber(std::string_view word)
{
    const std::string_view digits = bare(word);
    return beginsWithNumber(word) && isDigit(digits.back()) &&
           digits.find_first_not_of("0123456789.,") == std::string_view::npos;
}

bool isUnit(std::string_view word)
{
    const std::string_view letters = word.substr(0, word.find_first_of(".,;:!?)"));
    const auto first = static_cast<unsigned char>(letters.empty() ? ' ' : letters.front());
    const bool isWord = (first | 0x20U) >= 'a' && (first | 0x20U) <= 'z';
    const bool isSign = first >= 0x80U || first == '%'; // degrees, the m of micro
    return (isWord || isSign) && !isAmong(littleWords, lowered(letters)) && !isAmong(betweenNumbers, letters);
}

/// Whether a bracket is open after the word that holds numbers alone so far: "(0,".
bool opensNumbers(std::string_view word, bool wasOpen)
{
    const std::size_t bracket = word.find_last_of("([");
    const bool isOpen = wasOpen || bracket != std::string_view::npos;
    const std::string_view inside = bracket == std::string_view::npos ? word : word.substr(bracket);
    return isOpen && beginsWithNumber(inside) && word.ends_with(',');
}

bool isSign(std::string_view before, std::string_view word, std::string_view after)
{
    return beginsWithNumber(after) &&
           (isAmong(beforeNumbers, word) || (isAmong(betweenNumbers, word) && endsWithNumber(before)));
}

/// A word with the space or the line's end that follows it; it may change its face in the middle.
struct Word {
    RichText spans;
    float width = 0;     ///< with its space
    float bareWidth = 0; ///< and without
    bool endsLine = false;
    bool isTied = false; ///< to the word after it
};

/// Neighbours of one look become one span: fewer pieces to paint, and whole words for who selects them.
void append(RichText& spans, const Span& added)
{
    if (!spans.empty() && spans.back().font == added.font && spans.back().colour == added.colour)
        spans.back().content += added.content;
    else
        spans.push_back(added);
}

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
            append(parts.back(), {letter, span.font, span.colour});
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

TextLine lineOf(Words words, float size)
{
    TextLine line;
    for (const Word& word : words)
        for (const Span& span : word.spans)
            append(line.spans, span);
    line.spans.back().content = withoutEnd(line.spans.back().content);
    line.width = widthOf(line.spans, size);
    return line;
}

} // namespace

std::vector<bool> tiesOf(const std::vector<std::string>& words)
{
    std::vector<bool> ties(words.size(), false);
    bool isOpen = false;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const std::string& word = words[i];
        const std::string& next = words[i + 1];
        isOpen = opensNumbers(word, isOpen);
        const bool isNamed = isAmong(numbered, lowered(bare(word))) && beginsWithNumber(next);
        const bool hasUnit = isNumber(word) && isUnit(next);
        ties[i] = ties[i] || isNamed || hasUnit || (isOpen && beginsWithNumber(next));
        if (i > 0 && isSign(words[i - 1], word, next))
            ties[i - 1] = ties[i] = true;
    }
    return ties;
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
