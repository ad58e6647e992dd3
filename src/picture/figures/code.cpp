#include "picture/board/board_marks.hpp"
#include "picture/code/pseudocode.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/sides/panes.hpp"
#include "picture/kit/flow.hpp"
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

/// All lines in one size.
void paintLines(const FigurePage& page, const std::vector<CodeLine>& lines, const Box& box)
{
    const Theme& theme = page.theme();
    const Step* const step = page.frame.step();
    const Step* const subject = page.frame.subject();
    const int last = page.frame.timeline.last();
    const int executed = page.frame.asked ? -1 : executedLine(lines, page.frame.moment.step, last);
    const float number = page.u(44), mark = page.u(34);
    const float twoLetters = 2 * textWidth(Font::Mono, "0"); // the width of an indentation
    const float row = std::min(page.u(48), box.height / static_cast<float>(lines.size()));
    float size = std::min(page.u(26), 0.7F * row);
    for (const CodeLine& line : lines) {
        const float letters = textWidth(Font::MonoBold, line.painted()) + twoLetters * static_cast<float>(line.depth);
        size = std::min(size, (box.width - number - mark) / letters);
    }
    const float indentation = twoLetters * size;
    float y = box.y;
    for (std::size_t i = 0; i < lines.size(); ++i, y += row) {
        const CodeLine& line = lines[i];
        const bool isExecuted = static_cast<int>(i) == executed;
        const bool isPassed = step && line.passes && line.passes(*step, last);
        if (isExecuted || isPassed)
            page.rectangle({box.x, y, box.width, row}, 6,
                           isExecuted ? theme.nowBackground : mix(theme.page, theme.nowBackground, 0.55F));
        if (isExecuted)
            page.rectangle({box.x, y, page.u(5), row}, 2, theme.now);
        for (int depth = 0; depth < line.depth; ++depth) {
            const float x = box.x + number + indentation * (static_cast<float>(depth) + 0.25F);
            page.line({x, y}, {x, y + row}, {theme.line, 1.4F});
        }
        const float middle = y + row / 2;
        page.write(page.baseOf({box.x + page.u(34), middle}), std::to_string(i + 1), Font::Mono, labelSize,
                   isExecuted ? theme.ink : theme.muted, Align::Right);
        page.picture.text(
            {box.x + number + indentation * static_cast<float>(line.depth), middle + middleOfCapitals * size},
            line.painted(), isExecuted || isPassed ? Font::MonoBold : Font::Mono, size, theme.ink);
        if (line.begins)
            paintPhaseIcon(page.picture, {box.right() - page.u(18), middle}, page.u(9),
                           (*line.begins == Phase::Diamond) != page.frame.look.names->swapped,
                           subject && *line.begins == subject->phase ? theme.now : theme.muted, page.u(2.2F));
    }
}

/// Places and lengths at the left, heights at the right.
Part variablesPart(const FigurePage& page, const std::vector<Variable>& variables)
{
    constexpr std::size_t places = 4;
    const auto paint = [&page](const Variable& variable) {
        return line(page.u(32), [&page, variable](const Box& box) {
            const Theme& theme = page.theme();
            const float baseline = page.baseOf(box.centre()).y;
            const bool isKnown = !variable.value.empty(), isHeight = variable.name == "h";
            if (variable.isChanged)
                page.circle({box.x - page.u(12), box.centre().y}, 5, theme.now);
            page.write({box.x, baseline}, std::string(variable.name), Font::Mono, 20, theme.muted);
            page.write({box.right(), baseline}, isKnown ? variable.value : "\u2013",
                       variable.isChanged ? Font::MonoBold : Font::Mono, 20,
                       !isKnown                         ? theme.faint
                       : isHeight && variable.isChanged ? theme.now
                                                        : theme.ink,
                       Align::Right);
        });
    };
    const auto head = [&page](const Box& box) { page.head({box.x, box.y}, page.tr("Variables")); };
    const auto key = [&page](const Box& box) {
        const auto dot = [&](Vec2 at) { page.circle(at, 5, page.theme().now); };
        paintKey(page, {{page.tr("changed by this line"), 10, dot}}, {box.x, box.y, box.width, page.u(24)});
    };
    Part left = column(0, {line(page.u(36), head, page.u(220))}),
         right = column(0, {line(page.u(36), key, page.u(220))});
    for (std::size_t i = 0; i < variables.size(); ++i)
        (i < places ? left : right).parts.push_back(paint(variables[i]));
    return grid(2, page.u(60), {left, right});
}

/// What the loop of the phase has come to, in its order: set, or passed over.
void paintVisits(const FigurePage& page, const std::vector<Visit>& visits, const Box& square)
{
    const Theme& theme = page.theme();
    const BoardGeometry board = mapIn(square, page.frame.timeline.last());
    paintPlane(page.picture, page.frame, board, page.scale);
    std::vector<Vec2> way;
    for (const Visit& visit : visits)
        way.push_back(board.at(visit.at));
    if (way.size() > 1)
        page.picture.line(way, {theme.edge, std::clamp(0.06F * board.cell, page.u(0.8F), page.u(2))});
    const float disc = std::min(0.26F * board.cell, page.u(11)), cross = std::min(0.2F * board.cell, page.u(8));
    for (const Visit& visit : visits) {
        const Vec2 at = board.at(visit.at);
        if (visit.isSet)
            page.picture.circle(at, disc, theme.ink);
        else
            for (const float turn : {-1.0F, 1.0F})
                page.picture.line(at - Vec2{cross, turn * cross}, at + Vec2{cross, turn * cross},
                                  {theme.muted, std::min(page.u(2.4F), 0.5F * cross)});
    }
    page.picture.circle(way.back(), std::max(disc, page.u(4)) + page.u(3), theme.now, {theme.surface, page.u(2)});
}

/// The board with the way of the loop, or the map where there is none to be shown.
Part boardPart(const FigurePage& page, const std::vector<Visit>& visits)
{
    const auto passed = std::count_if(visits.begin(), visits.end(), [](const Visit& visit) { return !visit.isSet; });
    const std::string counted = visits.empty() ? ""
                                : passed > 0   ? page.tr("points: {0}, passed over: {1}", visits.size(), passed)
                                               : page.tr("points: {0}", visits.size());
    const Part head = line(page.u(28), [&page, counted](const Box& box) {
        page.head({box.x, box.y}, page.tr(counted.empty() ? "The map" : "The loop of this phase"));
        page.label({box.right(), box.y + page.u(19)}, counted, Align::Right);
    });
    return column(page.u(8), {head, pane(1, [&page, visits](const Box& square) {
                                  if (visits.empty())
                                      paintPaneBoard(page, page.frame, square);
                                  else
                                      paintVisits(page, visits, square);
                              })});
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
    const Part variables = variablesPart(page, variablesOf(timeline, frame.asked ? frame.asked : step,
                                                           frame.range.fineDecimals, frame.asked.has_value()));
    const bool hasVisits = values[0].word == "shown" && frame.moment.number > 0;
    const Part board = boardPart(page, hasVisits ? visitsUpTo(timeline, frame.moment.number) : std::vector<Visit>());
    const Part listed = chart(
        {page.isTall ? 0 : 0.54F * page.body.width, page.u(page.isTall ? 35 : 26) * static_cast<float>(lines.size())},
        [&](const Box& box) { paintLines(page, lines, box); });
    const Part beside = column(page.u(24), {variables, board});
    paintFlow(page.isTall ? column(page.u(24), {listed, beside}) : row(page.u(60), {listed, beside}), page.body);
    return picture;
}

} // namespace lozenge
