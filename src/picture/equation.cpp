#include "picture/page.hpp"
#include "picture/participants.hpp"
#include "picture/text/font.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <array>
#include <cmath>

// The equation stands in fixed columns, measured in digits, so that nothing moves from step to step but the numbers.

namespace lozenge {
namespace {

/// A column: what stands in the row of letters and what in the row of numbers.
struct Cell {
    float digits = 0; ///< its width
    std::string letter, number;
    Colour colour;
    bool isValue = false;      ///< right-aligned, with the letter above the digits
    bool isStruck = false;     ///< and a muted word in place of the number
    float left = 0, right = 0; ///< where it is painted
};

struct Equation {
    std::vector<Cell> cells;
    std::size_t meanFirst = 0, meanLast = 0; ///< the cells that the mean's brace spans; equal where there is none
    std::size_t random = 0;                  ///< the cell of r; 0 where nothing is drawn
};

constexpr float quarterDigits = 4;

/// For the last row of a hall.
constexpr float leastWords = 17;

/// What a slip makes of the sum when it is stored, as the name of a function.
std::string storingWord(const Recipe& recipe)
{
    const Storing storing = storingOf(recipe);
    return storing == Storing::Whole ? " int" : storing == Storing::Clamped ? " clamp" : "";
}

Equation equationOf(const Frame& frame)
{
    const Theme& theme = *frame.look.theme;
    const Step& step = *frame.step();
    const auto number = [&](double value) { return fixedText(value, frame.range.fineDecimals); };
    const float value = std::max(6.0F, textWidth(Font::Mono, number(-frame.range.limit)) / advance(Font::Mono, U'0'));

    Equation equation;
    auto& cells = equation.cells;
    const auto sign = [&](float digits, const std::string& text) {
        cells.push_back({digits, text, text, theme.muted});
    };
    cells.push_back({value, "h", number(step.after), theme.now, true});
    const std::string word = storingWord(frame.timeline.recipe());
    sign(2.2F + static_cast<float>(word.size()), "=" + word);

    const auto participants = participantsOf(frame);
    if (!step.drawn) {
        const bool isCopy = !participants.empty();
        cells.push_back({value, isCopy ? participants[0].name() : tr(frame.look, "edge|height"), number(step.after),
                         isCopy ? colourOf(participants[0], theme) : theme.ink, true});
        return equation;
    }

    equation.meanFirst = cells.size();
    sign(1.4F, "(");
    for (std::size_t i = 0; i < participants.size(); ++i) {
        const Participant& p = participants[i];
        const Colour colour = colourOf(p, theme);
        if (i > 0)
            sign(2.2F, "+");
        if (isSummed(p.parent))
            cells.push_back({value, p.name(), number(p.height), colour, true});
        else
            cells.push_back({2.2F, p.name(), tr(frame.look, "out"), colour, false, true});
        if (const std::string_view quarter = p.quarter(); !quarter.empty())
            sign(quarterDigits, std::string(quarter));
    }
    sign(1.6F, ")");
    sign(1.2F, "/");
    const std::string count = std::to_string(std::max(1, divisor(step.parents)));
    cells.push_back({1.1F, count, count, theme.ink});
    equation.meanLast = cells.size() - 1;
    sign(2.1F, "+");
    equation.random = cells.size();
    cells.push_back({value, "r", number(step.offset), theme.ink, true});
    return equation;
}

std::string boundText(const Frame& frame)
{
    const OffsetLaw& law = offsetLawOf(frame.timeline.recipe());
    const Level& level = frame.timeline.levels()[static_cast<std::size_t>(frame.step()->level)];
    const double amplitude = amplitudeOf(level, frame.step()->phase);
    if (std::isinf(law.greatest))
        return "\u03c3 = " + shortText(amplitude);
    if (law.least == -law.greatest)
        return "|r| \u2264 " + shortText(amplitude * law.greatest);
    return shortText(amplitude * law.least) + " \u2264 r \u2264 " + shortText(amplitude * law.greatest);
}

/// The height that gives way, struck out, where a brace would stand under it. Returns where it ends.
float paintBefore(Picture& picture, const Frame& frame, float left, float baseline, float size)
{
    const Theme& theme = *frame.look.theme;
    const std::string was = tr(frame.look, "was|height") + " ",
                      before = fixedText(*frame.step()->before, frame.range.fineDecimals);
    picture.text({left, baseline}, was, Font::Sans, size, theme.muted);
    const float x = left + textWidth(Font::Sans, was) * size, end = x + textWidth(Font::Mono, before) * size;
    picture.text({x, baseline}, before, Font::Mono, size, theme.muted);
    const float middle = baseline - middleOfCapitals * size;
    picture.line({x - 0.1F * size, middle}, {end + 0.1F * size, middle}, {theme.now, 0.11F * size});
    return end;
}

void paintBrace(Picture& picture, float left, float right, float y, const Theme& theme, float scale)
{
    const float tick = 6 * scale;
    const std::array corners{Vec2{left, y - tick}, Vec2{left, y}, Vec2{right, y}, Vec2{right, y - tick}};
    picture.line(corners, {theme.muted, 1.3F * scale});
}

/// How large the equation stands in its box, and where its two rows are.
struct Rows {
    float size = 0, digit = 0;
    float letters = 0, numbers = 0; ///< base lines
    float scale = 1;
};

/// The size is that of the widest equation of the run, so it does not change between steps either.
Rows rowsOf(const Equation& equation, const Frame& frame, const Box& box, float scale, float high)
{
    const float value = equation.cells.front().digits, digitOfSize = advance(Font::Mono, U'0');
    const Recipe& recipe = frame.timeline.recipe();
    const float ofSlips =
        static_cast<float>(storingWord(recipe).size()) + (slipsOf(recipe).has(Slip::Precedence) ? quarterDigits : 0);
    const float widest = 6 * value + 2.2F + 1.4F + 3 * 2.2F + 1.6F + 1.2F + 1.1F + 2.1F + ofSlips;
    const float size = std::min({30 * scale, box.width / (widest * digitOfSize), box.height / high});
    return {size, size * digitOfSize, box.y + size, box.y + size + 1.54F * size, scale};
}

void paintCell(Picture& picture, const Cell& cell, const Rows& rows, Colour muted)
{
    const float size = rows.size, width = cell.digits * rows.digit, middle = cell.left + width / 2;
    const auto centred = [&](float at, float baseline, const std::string& text, Font font, float high, Colour colour) {
        picture.text({at, baseline}, text, font, high, colour, Align::Centre);
    };
    if (cell.isValue) {
        const float digits = textWidth(Font::Mono, cell.number) * size;
        centred(cell.right - std::min(digits, 5 * rows.digit) / 2, rows.letters, cell.letter, Font::SansBold, size,
                cell.colour);
        picture.text({cell.right, rows.numbers}, cell.number, Font::MonoBold, size, cell.colour, Align::Right);
    } else if (cell.isStruck) {
        centred(middle, rows.letters, cell.letter, Font::SansBold, size, cell.colour);
        picture.line({middle - 0.5F * size, rows.letters + 0.05F * size},
                     {middle + 0.5F * size, rows.letters - 0.6F * size}, {cell.colour, 2 * rows.scale});
        const float most = width / textWidth(Font::Sans, cell.number);
        centred(middle, rows.numbers, cell.number, Font::Sans,
                std::max(0.62F * size, std::min(leastWords * rows.scale, most)), muted);
    } else {
        centred(middle, rows.letters, cell.letter, Font::Mono, size, cell.colour);
        centred(middle, rows.numbers, cell.number, Font::Mono, size, cell.colour);
    }
}

/// The value of the mean under its brace, or right of `least` where something stands there.
void paintMean(Picture& picture, const Frame& frame, float left, float right, float least, float baseline, float size)
{
    const Theme& theme = *frame.look.theme;
    const std::string mean = fixedText(frame.step()->mean, frame.range.fineDecimals), word = tr(frame.look, "mean");
    const float before = textWidth(Font::Sans, word + " ") * size;
    const float total = before + textWidth(Font::MonoBold, mean) * size;
    const float start = std::max((left + right - total) / 2, least);
    picture.text({start, baseline}, word, Font::Sans, size, theme.muted);
    picture.text({start + before, baseline}, mean, Font::MonoBold, size, theme.ink);
}

/// Gives the cells their places. Returns whether the bound of r is longer than the room that the mean leaves.
bool lay(Equation& equation, const Frame& frame, const Rows& rows, float left, float size)
{
    for (Cell& cell : equation.cells) {
        cell.left = left;
        cell.right = left += cell.digits * rows.digit;
    }
    if (equation.random == 0)
        return false;
    const Cell& first = equation.cells[equation.meanFirst];
    const Cell& last = equation.cells[equation.meanLast];
    const Cell& random = equation.cells[equation.random];
    const std::string mean = fixedText(frame.step()->mean, frame.range.fineDecimals);
    const float half =
        (textWidth(Font::Sans, tr(frame.look, "mean") + " ") + textWidth(Font::MonoBold, mean)) * size / 2;
    const float bound = textWidth(Font::Mono, boundText(frame)) * size;
    return std::min((random.left + random.right - bound) / 2, random.right - bound) <
           (first.left + last.right) / 2 + half + 0.8F * size;
}

/// How far r may go. Never beyond the equation's own end: a long bound grows to the left.
void paintBound(Picture& picture, const Frame& frame, const Cell& random, float baseline, float size)
{
    const std::string bound = boundText(frame);
    const float half = textWidth(Font::Mono, bound) * size / 2;
    picture.text({std::min((random.left + random.right) / 2, random.right - half), baseline}, bound, Font::Mono, size,
                 frame.look.theme->muted, Align::Centre);
}

} // namespace

void paintEquation(Picture& picture, const Frame& frame, const Box& box, float scale, bool braces)
{
    if (!frame.step())
        return;
    const Theme& theme = *frame.look.theme;
    Equation equation = equationOf(frame);
    Rows rows = rowsOf(equation, frame, box, scale, braces ? 3.7F : 2.6F);
    const auto labelSize = [&] { return std::clamp(0.68F * rows.size, leastWords * scale, 18 * scale); };
    const bool isBelow = lay(equation, frame, rows, box.x, labelSize()) && braces; // the bound has a line of its own
    if (isBelow) {
        rows = rowsOf(equation, frame, box, scale, 4.6F);
        lay(equation, frame, rows, box.x, labelSize());
    }
    for (const Cell& cell : equation.cells)
        paintCell(picture, cell, rows, theme.muted);
    if (!braces)
        return;
    const float y = rows.numbers + 0.62F * rows.size;
    const float size = labelSize(), baseline = y + 1.25F * size;
    const float beforeEnd = frame.step()->before ? paintBefore(picture, frame, box.x, baseline, size) + size : box.x;
    if (equation.random == 0)
        return;
    const float left = equation.cells[equation.meanFirst].left, right = equation.cells[equation.meanLast].right;
    paintBrace(picture, left, right, y, theme, scale);
    paintMean(picture, frame, left, right, beforeEnd, baseline, size);
    const Cell& random = equation.cells[equation.random];
    paintBrace(picture, random.left, random.right, y, theme, scale);
    paintBound(picture, frame, random, baseline + (isBelow ? 1.3F * size : 0), size);
}

void paintColumnSum(Picture& picture, const Frame& frame, const Box& box, float scale)
{
    if (!frame.step())
        return;
    const Theme& theme = *frame.look.theme;
    const Step& step = *frame.step();
    const auto participants = participantsOf(frame);
    const auto number = [&](double value) { return fixedText(value, frame.range.fineDecimals); };
    const float row = std::min(46 * scale, box.height / (static_cast<float>(participants.size()) + 4.6F));
    const float size = 0.52F * row;
    float y = box.y + 0.7F * row;

    const auto line = [&](const std::string& label, const std::string& value, Font font) {
        picture.text({box.x, y}, label, Font::Sans, 0.72F * size, theme.muted);
        picture.text({box.right(), y}, value, font, size, theme.ink, Align::Right);
        y += row;
    };
    const auto chip = [&](const std::string& letter, Point at, const std::string& value, Colour colour) {
        paintChip(picture, {box.x + 0.62F * size, y - 0.34F * size}, 0.62F * size, letter, colour, theme, 0);
        picture.text({box.x + 1.6F * size, y}, placeText(at), Font::Mono, 0.72F * size, theme.muted);
        picture.text({box.right(), y}, value, Font::MonoBold, size, colour, Align::Right);
        y += row;
    };
    const auto rule = [&] {
        picture.line({box.x, y - 0.62F * row}, {box.right(), y - 0.62F * row}, {theme.edge, 1.5F * scale});
        y += 0.12F * row;
    };

    double sum = 0;
    std::string letters; // "a + b + c + d / 4"
    bool isDividedAlone = false;
    for (const Participant& p : participants) {
        const bool isIn = isSummed(p.parent);
        chip(p.name(), isRead(p.parent) ? p.parent.at : p.place, isIn ? number(p.height) : tr(frame.look, "out"),
             isIn ? colourOf(p, theme) : theme.muted);
        sum += isIn ? p.height : 0;
        letters += (letters.empty() ? "" : " + ") + p.name() + std::string(p.quarter());
        isDividedAlone = isDividedAlone || !p.quarter().empty();
    }
    if (step.drawn) {
        const std::string mean =
            tr(frame.look, isDividedAlone ? "mean" : "mean = sum / {0}", std::max(1, divisor(step.parents)));
        rule();
        line(isDividedAlone ? letters : tr(frame.look, "sum"), number(isDividedAlone ? step.mean : sum), Font::Mono);
        line(mean, number(step.mean), Font::MonoBold);
        const std::string bound = boundText(frame), both = "r, " + bound, offset = number(step.offset);
        const bool isLong =
            (textWidth(Font::Sans, both) * 0.72F + textWidth(Font::MonoBold, offset) + 0.5F) * size > box.width;
        line(isLong ? "r" : both, offset, Font::MonoBold);
        if (isLong) {
            picture.text({box.right(), y - 0.35F * row}, bound, Font::Sans, 0.72F * size, theme.muted, Align::Right);
            y += 0.55F * row;
        }
        rule();
    }
    chip("h", step.at, number(step.after), theme.now);
    if (step.before)
        paintBefore(picture, frame, box.x + 1.6F * size, y - 0.15F * row, 0.72F * size);
}

} // namespace lozenge
