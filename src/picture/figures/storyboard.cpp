#include "picture/board/board.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/sides/panes.hpp"
#include "picture/kit/colour_bar.hpp"
#include "picture/kit/flow.hpp"
#include "picture/kit/marks.hpp"
#include "picture/strip.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

// The start and the end of each phase, as textbooks print them. The phase that is going on shows as far as it is, and
// those to come are empty boards.

namespace lozenge {
namespace {

constexpr float gap = 22, headHeight = 60;

/// How high the room of a relief is in parts of its width: under a board, and beside one.
constexpr float shareUnder = 0.94F, shareBeside = 1.4F;

struct Panel {
    const Chapter* chapter = nullptr; ///< null: the start
    int moment = 0;
    bool isAhead = false;
};

std::vector<Panel> panelsOf(const Frame& frame)
{
    std::vector<Panel> panels{{}};
    for (const Chapter& chapter : frame.timeline.chapters())
        panels.push_back({&chapter, std::min(chapter.last, frame.moment.number), chapter.first > frame.moment.number});
    return panels;
}

/// From a parent to its child, between their rims. Those that are read elsewhere have no arrow.
void paintArrows(const FigurePage& page, const BoardGeometry& board, const Step& step)
{
    for (const Parent& parent : step.parents) {
        if (parent.source != Source::Inside || !(stepped(step.at, parent.toward, step.half) == parent.at))
            continue;
        const Vec2 from = board.at(parent.at), to = board.at(step.at), along = unit(to - from);
        const float start = 0.34F * board.cell + page.u(1), end = 0.34F * board.cell + page.u(5.5F);
        const float room = std::hypot(to.x - from.x, to.y - from.y) - start - end, head = page.u(9);
        if (room >= 2 * head) // else a line alone, since a head without a shaft points nowhere
            page.arrow(from + along * start, to - along * end, page.theme().muted, 1.8F, 9, page.theme().surface);
        else if (room > 0)
            page.line(from + along * start, to - along * start, {page.theme().muted, 1.8F});
    }
}

void paintPanelBoard(const FigurePage& page, const Panel& panel, const Frame& frame, const Box& box)
{
    const BoardGeometry board = mapIn(box, frame.timeline.last());
    paintPlane(page.picture, frame, board, page.scale);
    paintLattice(page.picture, frame, board, page.scale);
    if (panel.isAhead)
        return;
    if (board.cell < latticeCell * page.scale)
        return paintPixels(page.picture, frame, board);
    std::vector<Step> steps;
    for (int number = panel.chapter ? panel.chapter->first : 1; panel.chapter && number <= panel.moment; ++number)
        steps.push_back(frame.timeline.step(number));
    for (const Step& step : steps)
        paintArrows(page, board, step);
    paintPoints(page.picture, frame, board, true, page.scale);
    paintPoints(page.picture, frame, board, false, page.scale);
    const float width = std::clamp(0.06F * board.cell, page.u(1.2F), page.u(2.6F)), disc = 0.34F * board.cell;
    for (const Step& step : steps) {
        page.picture.circle(board.at(step.at), disc + 0.5F * width, none, {page.theme().surface, width});
        page.picture.circle(board.at(step.at), disc + 1.3F * width, none, {page.theme().now, width});
    }
}

/// "+4 = 9": how many points there are more, and how many in all; as much of it as there is room for.
void paintCount(const FigurePage& page, int before, int points, Vec2 end, float room)
{
    const std::string more = "+" + std::to_string(points - before), all = std::to_string(points);
    if (before == 0)
        return page.number(end, all, page.theme().ink, Align::Right);
    const float equals = page.widthOf("   ", Font::Mono); // a sign with a space on either side
    if (page.widthOf(more + all, Font::MonoBold) + equals <= room) {
        page.number(end, all, page.theme().ink, Align::Right);
        end.x -= page.widthOf(all, Font::MonoBold) + equals;
        page.write({end.x + equals / 2, end.y}, "=", Font::Mono, labelSize, page.theme().muted, Align::Centre);
    }
    if (page.widthOf(more, Font::MonoBold) <= room)
        page.number(end, more, page.theme().now, Align::Right);
}

/// The phase, and below it its level and its points; null for the start.
void paintHead(const FigurePage& page, const Panel& panel, int before, int points, const Box& box)
{
    const float baseline = box.y + page.u(19);
    const Vec2 below{box.x, baseline + page.u(27)};
    float end = 0;
    if (!panel.chapter) {
        page.head({box.x, box.y}, page.tr("Start"));
        end = page.label(below, page.tr("points"));
    } else {
        const Look& look = page.frame.look;
        const Phase phase = panel.chapter->phase;
        const float icon = page.u(8), left = box.x + 2 * icon + page.u(8);
        const Colour ink = panel.isAhead ? page.theme().muted : page.theme().ink;
        const Vec2 middle{box.x + icon, baseline - middleOfCapitals * page.u(19)};
        paintPhaseIcon(page.picture, middle, icon, (phase == Phase::Diamond) != look.names->swapped, ink, page.u(2));
        // All panels are headed alike: what has no room over one of them is left out over each.
        float widest = 0;
        for (const Phase each : {Phase::Diamond, Phase::Square})
            widest = std::max(widest, page.widthOf(phaseTitle(each, look), Font::SansBold, 19));
        page.write({left, baseline}, widest > box.right() - left ? phaseHeading(phase, look) : phaseTitle(phase, look),
                   Font::SansBold, 19, ink);
        end = page.label(below, page.tr("level {0}", panel.chapter->level));
    }
    if (!panel.isAhead)
        paintCount(page, before, points, {box.right(), below.y}, box.right() - end - page.u(10));
}

void paintChevron(const FigurePage& page, Vec2 centre)
{
    const float half = page.u(10);
    const Vec2 corners[]{centre + Vec2{-half / 2, -half}, centre + Vec2{half / 2, 0}, centre + Vec2{-half / 2, half}};
    page.line(corners, {page.theme().track, 2.5F});
}

/// What the marks mean, and the scale where boards have the colours of heights: beside each other, or one below the
/// other.
void paintFoot(const FigurePage& page, bool hasMarks, const Box& foot)
{
    const Theme& theme = page.theme();
    const float row = page.u(34), scaleWidth = page.u(420);
    const auto fresh = [&](Vec2 at) { page.circle(at, 8, none, {theme.now, 3}); };
    const auto ahead = [&](Vec2 at) { page.circle(at, 4, theme.surface, {theme.faint, 1.6F}); };
    const auto arrow = [&](Vec2 at) {
        page.arrow(at - Vec2{page.u(16), 0}, at + Vec2{page.u(16), 0}, theme.muted, 1.8F, 9, theme.page);
    };
    if (hasMarks)
        paintKey(page,
                 {{page.tr("set in this phase"), 20, fresh},
                  {page.tr("not yet"), 14, ahead},
                  {page.tr("parent to child"), 34, arrow}},
                 {foot.x, foot.y, foot.width, row});
    if (!page.frame.look.style->isGreyBySlope)
        paintScaleOfHeights(page,
                            {foot.right() - scaleWidth, foot.bottom() - row / 2 - page.u(7), scaleWidth, page.u(14)});
}

} // namespace

Picture paintStoryboard(const Frame& frame, const FigureValues& /*values*/, float width, float height)
{
    const Timeline& timeline = frame.timeline;
    Picture picture = emptyPicture(frame, tr(frame.look, "The whole run on one page"),
                                   tr(frame.look, "{0} levels of two phases make {1} times {1} points.",
                                      timeline.levels().size(), timeline.recipe().size),
                                   width, height);
    const FigurePage page = openPage(picture, frame, factsOfRun(frame));
    const float smallest = page.u(latticeCell) * static_cast<float>(timeline.last() + 1);
    bool hasMarks = false;
    std::vector<Part> boards, beside, under; // a panel each, without a relief and with one
    int before = 0;
    for (const Panel& panel : panelsOf(frame)) {
        const auto moment = std::make_shared<Moment>(atRest(momentAt(timeline, panel.moment)));
        const auto points = static_cast<int>(std::count(moment->grid.isSet.begin(), moment->grid.isSet.end(), 1));
        const Part head = line(page.u(headHeight), [&page, panel, before, points](const Box& box) {
            paintHead(page, panel, before, points, box);
            if (box.x > page.body.x + page.u(1))
                paintChevron(page, {box.x - page.u(gap / 2), box.y + page.u(13)});
        });
        const Part board = pane(1, [&, panel, moment](const Box& box) {
            hasMarks = box.width >= smallest;
            paintPanelBoard(page, panel, ofMoment(frame, *moment, frame.look), box);
        });
        Part relief = pane(shareUnder, [&, panel, moment](const Box& box) {
            if (!panel.isAhead)
                paintPaneRelief(page, ofMoment(frame, *moment, frame.look), box, 32);
        });
        boards.push_back(column(0, {head, board}));
        under.push_back(column(0, {head, board, relief}));
        relief.aspect = shareBeside;
        beside.push_back(column(0, {head, row(page.u(4), {board, relief})}));
        before = points;
    }
    const float row = page.u(34), foot = (page.isTall ? 2 : 1) * row;
    const Box room{page.body.x, page.body.y, page.body.width, page.body.height - foot - page.u(14)};
    std::vector<Part> arrangements;
    for (const auto* panels : {&boards, &beside, &under})
        for (std::size_t columns = 1; columns <= panels->size(); ++columns) {
            Part each = grid(columns, page.u(gap), *panels);
            if (panels == &boards || placed(each, room)[1].box.width >= page.u(130))
                arrangements.push_back(std::move(each));
        }
    paintFlow(roomiest(arrangements, room), room);
    paintFoot(page, hasMarks, {room.x, page.body.bottom() - foot, room.width, foot});
    return picture;
}

} // namespace lozenge
