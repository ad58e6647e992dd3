#include "picture/board/board_marks.hpp"
#include "picture/code/pseudocode.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/strip.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <string>

// The program of the run with the line of this step, the values of its variables, and the points that its loop has come
// to.

namespace lozenge {
namespace {

/// All lines in one size. Returns where they end.
float paintLines(const FigurePage& page, const std::vector<CodeLine>& lines, const std::optional<Step>& step,
                 const Box& box)
{
    const Theme& theme = page.theme();
    const int last = page.frame.timeline.last();
    const float number = page.u(44), mark = page.u(34);
    const float twoLetters = 2 * textWidth(Font::Mono, "0"); // the width of an indentation
    const float row = std::min(page.u(40), box.height / static_cast<float>(lines.size()));
    float size = std::min(page.u(24), 0.7F * row);
    for (const CodeLine& line : lines) {
        const float letters = textWidth(Font::MonoBold, line.painted()) + twoLetters * static_cast<float>(line.depth);
        size = std::min(size, (box.width - number - mark) / letters);
    }
    const float indentation = twoLetters * size;
    const int executed = page.frame.asked ? -1 : executedLine(lines, step, last);
    float y = box.y;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const CodeLine& line = lines[i];
        const bool isExecuted = static_cast<int>(i) == executed;
        const bool isPassed = step && !page.frame.asked && line.passes && line.passes(*step, last);
        if (isExecuted || isPassed)
            page.rectangle({box.x, y, box.width, row}, 6,
                           isExecuted ? theme.nowBackground : mix(theme.page, theme.nowBackground, 0.55F));
        if (isExecuted)
            page.rectangle({box.x, y, page.u(5), row}, 2, theme.now);
        for (int depth = 0; depth < line.depth; ++depth) {
            const float x = box.x + number + indentation * (static_cast<float>(depth) + 0.25F);
            page.line({x, y}, {x, y + row}, {theme.line, 1.4F});
        }
        const float middle = y + row / 2, baseline = middle + middleOfCapitals * size;
        page.write({box.x + page.u(34), middle + middleOfCapitals * page.u(labelSize)}, std::to_string(i + 1),
                   Font::Mono, labelSize, isExecuted ? theme.ink : theme.muted, Align::Right);
        page.picture.text({box.x + number + indentation * static_cast<float>(line.depth), baseline}, line.painted(),
                          isExecuted || isPassed ? Font::MonoBold : Font::Mono, size, theme.ink);
        if (line.begins) {
            const bool isNow = step && *line.begins == step->phase;
            paintPhaseIcon(page.picture, {box.right() - page.u(18), middle}, page.u(9),
                           (*line.begins == Phase::Diamond) != page.frame.look.names->swapped,
                           isNow ? theme.now : theme.muted, page.u(2.2F));
        }
        y += row;
    }
    return y;
}

float paintVariables(const FigurePage& page, const std::vector<Variable>& variables, const Box& box)
{
    const Theme& theme = page.theme();
    page.head({box.x, box.y}, page.tr("Variables"));
    const std::string legend = page.tr("changed by this line");
    const float legendLeft = box.right() - page.widthOf(legend);
    page.label({box.right(), box.y + page.u(19)}, legend, Align::Right);
    page.circle({legendLeft - page.u(12), box.y + page.u(19) - middleOfCapitals * page.u(labelSize)}, 5, theme.now);
    // Places and lengths at the left, heights at the right.
    const std::size_t places = 4, rows = std::max(places, variables.size() - places);
    const float row = std::min(page.u(34), (box.height - page.u(34)) / static_cast<float>(rows));
    const float size = std::min(page.u(20), 0.7F * row), top = box.y + page.u(60);
    for (std::size_t i = 0; i < variables.size(); ++i) {
        const Variable& variable = variables[i];
        const bool isLeft = i < places;
        const float left = box.x + (isLeft ? 0 : 0.5F * box.width);
        const float right = isLeft ? box.x + 0.4F * box.width : box.right();
        const float y = top + row * static_cast<float>(isLeft ? i : i - places);
        if (variable.isChanged)
            page.circle({left - page.u(12), y - middleOfCapitals * size}, 5, theme.now);
        page.picture.text({left, y}, std::string(variable.name), Font::Mono, size, theme.muted);
        page.picture.text({right, y}, variable.value.empty() ? "\u2013" : variable.value,
                          variable.isChanged ? Font::MonoBold : Font::Mono, size,
                          variable.value.empty()                       ? theme.faint
                          : variable.name == "h" && variable.isChanged ? theme.now
                                                                       : theme.ink,
                          Align::Right);
    }
    return top + row * static_cast<float>(rows) - page.u(10);
}

/// What the loop of the phase has come to, in its order: set, or passed over.
void paintVisits(const FigurePage& page, const std::vector<Visit>& visits, const Box& box)
{
    const Theme& theme = page.theme();
    const float side = std::min(box.height - page.u(36), 0.56F * box.width);
    const auto passed = std::count_if(visits.begin(), visits.end(), [](const Visit& visit) { return !visit.isSet; });
    page.head({box.x, box.y}, page.tr("The loop of this phase"));
    const BoardGeometry board = mapIn({box.x, box.y + page.u(36), side, side}, page.frame.timeline.last());
    paintPlane(page.picture, page.frame, board, page.scale);
    std::vector<Vec2> way;
    for (const Visit& visit : visits)
        way.push_back(board.at(visit.at));
    if (way.size() > 1)
        page.picture.line(way, {theme.edge, std::clamp(0.06F * board.cell, page.u(0.8F), page.u(2))});
    const float disc = std::min(0.26F * board.cell, page.u(8)), cross = std::min(0.2F * board.cell, page.u(6));
    for (const Visit& visit : visits) {
        const Vec2 at = board.at(visit.at);
        if (visit.isSet) {
            page.picture.circle(at, disc, theme.ink);
            continue;
        }
        for (const float turn : {-1.0F, 1.0F})
            page.picture.line(at - Vec2{cross, turn * cross}, at + Vec2{cross, turn * cross},
                              {theme.muted, std::min(page.u(2.4F), 0.5F * cross)});
    }
    if (!way.empty())
        page.picture.circle(way.back(), std::max(disc, page.u(4)) + page.u(3), theme.now, {theme.surface, page.u(2)});
    const float left = board.box.right() + page.u(30), low = board.box.y, size = page.u(30);
    const auto fact = [&](float y, long value, const std::string& label, Colour colour) {
        page.picture.text({left, y + size * 0.73F}, std::to_string(value), Font::MonoBold, size, colour);
        page.label({left, y + size * 0.73F + page.u(26)}, label);
    };
    const auto all = static_cast<long>(visits.size());
    fact(low, all, page.tr("points come to"), theme.ink);
    fact(low + page.u(72), all - passed, page.tr("of them set"), theme.ink);
    if (passed > 0)
        fact(low + page.u(144), passed, page.tr("passed over"), theme.muted);
}

} // namespace

Picture paintCode(const Frame& frame, const FigureValues& values, float width, float height)
{
    const Timeline& timeline = frame.timeline;
    const auto lines = pseudocode(timeline.recipe());
    const auto& step = frame.moment.step;
    const std::string_view program = timeline.recipe().variant->name;
    Picture picture = emptyPicture(
        frame, tr(frame.look, program == "textbook" ? "The program of the textbook" : "The program of {0}", program),
        tr(frame.look, "Line {0} of {1} is executed.", executedLine(lines, step, timeline.last()) + 1, lines.size()),
        width, height);
    const FigurePage page = openPage(picture, frame, stepSaid(frame) + ", " + factsOfRun(frame));
    const Box& body = page.body;
    const float wide = page.isTall ? body.width : 0.56F * body.width, aside = page.u(14);
    const float end =
        paintLines(page, lines, step, {body.x, body.y, wide, page.isTall ? 0.52F * body.height : body.height});
    const Box beside = page.isTall
                           ? below({body.x + aside, body.y, body.width - aside, body.height}, end, page.u(24))
                           : Box{body.x + wide + page.u(70), body.y, body.width - wide - page.u(70), body.height};
    const int decimals = frame.range.fineDecimals;
    const auto variables =
        frame.asked ? variablesBefore(timeline, *frame.asked, decimals) : variablesOf(timeline, step, decimals);
    const bool hasVisits = values[0].word == "shown" && frame.moment.number > 0;
    const float listed = paintVariables(page, variables, {beside.x, beside.y, beside.width, page.u(330)});
    if (hasVisits && beside.bottom() - listed > page.u(180))
        paintVisits(page, visitsUpTo(timeline, frame.moment.number), below(beside, listed, page.u(22)));
    return picture;
}

} // namespace lozenge
