#include "picture/figures/code.hpp"

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

constexpr float beforeCode = 44; ///< for the numbers of lines

/// The lines of a program, broken where they are too long for the least of letters.
struct SetProgram {
    std::vector<std::vector<TextLine>> lines = {};
    float size = 0;
    float row = 0; ///< the height of a line; a further one of the same is lower
    float indentation = 0;
};
constexpr float furtherRow = 0.8F;

SetProgram setProgram(const std::vector<CodeLine>& lines, const Box& box, float scale, float least)
{
    const float twoLetters = 2 * textWidth(Font::Mono, "0"); // the width of an indentation
    const auto roomFor = [&](const CodeLine& line) {
        return box.width - (beforeCode + (line.begins ? 34 : 6)) * scale; // at the right stands the mark of its phase
    };
    SetProgram set{.size = 26 * scale};
    for (const CodeLine& line : lines)
        set.size = std::min(set.size, roomFor(line) / (textWidth(Font::MonoBold, line.painted()) +
                                                       twoLetters * static_cast<float>(line.depth)));
    set.size = std::max(set.size, least);
    float rows = 0;
    for (const CodeLine& line : lines) {
        const float room = roomFor(line) - twoLetters * set.size * static_cast<float>(line.depth) + 0.1F;
        set.lines.push_back(brokenText({{line.painted(), Font::MonoBold, {}}}, set.size, room));
        rows += 1 + furtherRow * static_cast<float>(set.lines.back().size() - 1);
    }
    set.row = std::min(48 * scale, box.height / rows);
    set.size = std::min(set.size, 0.7F * set.row);
    set.indentation = twoLetters * set.size;
    return set;
}

/// With a title, and the key of their mark.
Part listedVariables(const FigurePage& page)
{
    const auto head = [&page](const Box& box) { page.head({box.x, box.y}, page.tr("Variables")); };
    const auto key = [&page](const Box& box) {
        const auto dot = [&](Vec2 at) { page.circle(at, 5, page.theme().now); };
        paintKey(page, {{page.tr("changed by this line"), 10, dot}}, {box.x, box.y, box.width, page.u(24)});
    };
    return column(0, {grid(2, page.u(60), {line(page.u(36), head, page.u(220)), line(page.u(36), key, page.u(220))}),
                      variablesPart(page)});
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

float paintProgram(Picture& picture, const Look& look, const Recipe& recipe, const Frame* frame, const Box& box,
                   float scale, float least)
{
    const Theme& theme = *look.theme;
    const auto u = [scale](float units) { return units * scale; };
    const auto lines = pseudocode(recipe);
    const Step* const step = frame ? frame->step() : nullptr;
    const Step* const subject = frame ? frame->subject() : nullptr;
    const int last = recipe.size - 1;
    const int executed = !frame || frame->asked ? -1 : executedLine(lines, frame->moment.step, last);
    const auto [set, size, row, indentation] = setProgram(lines, box, scale, least);
    const float code = box.x + u(beforeCode);
    float y = box.y;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const CodeLine& line = lines[i];
        const bool isExecuted = static_cast<int>(i) == executed;
        const bool isPassed = step && line.passes && line.passes(*step, last);
        const float inset = indentation * static_cast<float>(line.depth);
        const float height = row * (1 + furtherRow * static_cast<float>(set[i].size() - 1));
        if (isExecuted || isPassed)
            picture.rectangle({box.x, y, box.width, height}, u(6),
                              isExecuted ? theme.nowBackground : mix(theme.page, theme.nowBackground, 0.55F));
        if (isExecuted)
            picture.rectangle({box.x, y, u(5), height}, u(2), theme.now);
        for (int depth = 0; depth < line.depth; ++depth) {
            const float x = code + indentation * (static_cast<float>(depth) + 0.25F);
            picture.line({x, y}, {x, y + height}, {theme.line, u(1.4F)});
        }
        const float middle = y + row / 2;
        picture.text({box.x + u(34), middle + middleOfCapitals * u(labelSize)}, std::to_string(i + 1), Font::Mono,
                     u(labelSize), isExecuted ? theme.ink : theme.muted, Align::Right);
        Vec2 at{code + inset, middle + middleOfCapitals * size};
        for (const TextLine& part : set[i]) {
            picture.text(at, plainText(part.spans), isExecuted || isPassed ? Font::MonoBold : Font::Mono, size,
                         theme.ink);
            at = {code + inset + indentation, at.y + furtherRow * row};
        }
        if (line.begins)
            paintPhaseIcon(picture, {box.right() - u(18), middle}, u(9),
                           (*line.begins == Phase::Diamond) != look.names->swapped,
                           subject && *line.begins == subject->phase ? theme.now : theme.muted, u(2.2F));
        y += height;
    }
    return y;
}

Part variablesPart(const FigurePage& page)
{
    constexpr std::size_t places = 4; // and lengths at the left, heights at the right
    const Frame& frame = page.frame;
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
    Part left = column(0, {}), right = column(0, {});
    for (const Variable& variable : variablesOf(frame.timeline, frame.asked ? frame.asked : frame.moment.step,
                                                frame.range.fineDecimals, frame.asked.has_value()))
        (left.parts.size() < places ? left : right).parts.push_back(paint(variable));
    return grid(2, page.u(60), {left, right});
}

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
    const bool hasVisits = values[0].word == "shown" && frame.moment.number > 0;
    const Part board = boardPart(page, hasVisits ? visitsUpTo(timeline, frame.moment.number) : std::vector<Visit>());
    const Part listed = chart(
        {page.isTall ? 0 : 0.54F * page.body.width, page.u(page.isTall ? 35 : 26) * static_cast<float>(lines.size())},
        [&](const Box& box) { paintProgram(picture, frame.look, timeline.recipe(), &frame, box, page.scale); });
    const Part beside = column(page.u(24), {listedVariables(page), board});
    paintFlow(page.isTall ? column(page.u(24), {listed, beside}) : row(page.u(60), {listed, beside}), page.body);
    return picture;
}

} // namespace lozenge
