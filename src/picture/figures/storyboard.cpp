#include "picture/board/board.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/sides/panes.hpp"
#include "picture/kit/colour_bar.hpp"
#include "picture/kit/marks.hpp"
#include "picture/strip.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

// The start and the end of each phase, as textbooks print them. The phase that is going on shows as far as it is, and
// those to come are empty boards.

namespace lozenge {
namespace {

constexpr float gap = 28, headHeight = 64, countHeight = 36, reliefShare = 0.94F;

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

/// Reliefs stand under the boards where these need not be much smaller for it.
PaneGrid gridOf(std::size_t panels, const Box& room, float scale)
{
    const auto with = [&](float share) {
        return paneGrid(panels, room.width, gap * scale, share,
                        [&](float rows) { return room.height / rows - (headHeight + countHeight + 14) * scale; });
    };
    const PaneGrid boards = with(1), both = with(1 + reliefShare);
    return both.side >= 0.8F * boards.side && both.side >= 130 * scale ? both : boards;
}

/// From a parent to its child, between their rims. Those that are read elsewhere have no arrow.
void paintArrows(const FigurePage& page, const BoardGeometry& board, const Step& step)
{
    for (const Parent& parent : step.parents) {
        if (parent.source != Source::Inside || !(stepped(step.at, parent.toward, step.half) == parent.at))
            continue;
        const Vec2 from = board.at(parent.at), to = board.at(step.at), along = unit(to - from);
        const float start = 0.34F * board.cell + page.u(1), end = 0.34F * board.cell + page.u(5.5F);
        const float room = std::hypot(to.x - from.x, to.y - from.y) - start - end;
        if (room < page.u(5))
            continue;
        // Small heads end before the next point of the lattice.
        const float head = std::min(std::clamp(0.3F * board.cell, page.u(4), page.u(9)), room);
        paintArrow(page.picture, from + along * start, to - along * end, page.theme().muted, page.u(1.8F), head,
                   page.theme().surface);
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

void paintHead(const FigurePage& page, const Panel& panel, const Box& box)
{
    const float baseline = box.y + page.u(19);
    const Vec2 below{box.x, baseline + page.u(27)};
    if (!panel.chapter) {
        page.head({box.x, box.y}, page.tr("Start"));
        page.label(below, page.tr("what is given"));
        return;
    }
    const Look& look = page.frame.look;
    const Phase phase = panel.chapter->phase;
    const int level = panel.chapter->level;
    const float icon = page.u(8), left = box.x + 2 * icon + page.u(8);
    const Colour ink = panel.isAhead ? page.theme().muted : page.theme().ink;
    const Vec2 middle{box.x + icon, baseline - middleOfCapitals * page.u(19)};
    paintPhaseIcon(page.picture, middle, icon, (phase == Phase::Diamond) != look.names->swapped, ink, page.u(2));
    // All panels are headed alike: what has no room over one of them is left out over each.
    float widestTitle = 0, widestFacts = 0;
    for (const Chapter& chapter : page.frame.timeline.chapters()) {
        widestTitle = std::max(widestTitle, page.widthOf(phaseTitle(chapter.phase, look), Font::SansBold, 19));
        widestFacts = std::max(widestFacts, page.widthOf(levelSaid(page.frame, chapter.level, chapter.phase)));
    }
    page.write({left, baseline}, widestTitle > box.right() - left ? phaseHeading(phase, look) : phaseTitle(phase, look),
               Font::SansBold, 19, ink);
    page.label(below, widestFacts > box.width + page.u(gap / 2) ? page.tr("level {0}", level)
                                                                : levelSaid(page.frame, level, phase));
}

/// "+4 = 9": how many points there are more, and how many in all.
void paintCount(const FigurePage& page, int before, int points, float x, float baseline)
{
    constexpr float size = 20;
    const std::string more = "+" + std::to_string(points - before), all = std::to_string(points);
    if (before == 0) {
        const std::string word = page.tr("points");
        const float width = (textWidth(Font::MonoBold, all) + textWidth(Font::Sans, " " + word)) * page.u(size);
        page.number({x - width / 2, baseline}, all, page.theme().ink, Align::Left, size);
        page.write({x + width / 2, baseline}, word, Font::Sans, size, page.theme().muted, Align::Right);
        return;
    }
    const float half = 0.9F * page.u(size), total = page.widthOf(more + all, Font::MonoBold, size) + 2 * half;
    const float middle = x - total / 2 + page.widthOf(more, Font::MonoBold, size) + half;
    page.number({middle - half, baseline}, more, page.theme().now, Align::Right, size);
    page.write({middle, baseline}, "=", Font::Mono, size, page.theme().muted, Align::Centre);
    page.number({middle + half, baseline}, all, page.theme().ink, Align::Left, size);
}

void paintChevron(const FigurePage& page, Vec2 centre)
{
    const float half = page.u(10);
    const Vec2 corners[]{centre + Vec2{-half / 2, -half}, centre + Vec2{half / 2, 0}, centre + Vec2{-half / 2, half}};
    page.line(corners, {page.theme().track, 2.5F});
}

/// What the marks mean, and the scale: beside each other, or one below the other.
float paintFoot(const FigurePage& page, bool hasMarks)
{
    const Theme& theme = page.theme();
    const float row = page.u(34), scaleWidth = page.u(420), rows = page.isTall ? 2 : 1;
    const Box foot{page.body.x, page.body.bottom() - rows * row, page.body.width, rows * row};
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
    paintScaleOfHeights(page, {foot.right() - scaleWidth, foot.bottom() - row / 2 - page.u(7), scaleWidth, page.u(14)});
    return foot.y - page.u(14);
}

} // namespace

Picture paintStoryboard(const Frame& frame, const FigureValues& /*values*/, float width, float height)
{
    const Timeline& timeline = frame.timeline;
    const auto panels = panelsOf(frame);
    Picture picture = emptyPicture(frame, tr(frame.look, "The whole run on one page"),
                                   tr(frame.look, "{0} levels of two phases make {1} times {1} points.",
                                      timeline.levels().size(), timeline.recipe().size),
                                   width, height);
    const FigurePage page = openPage(picture, frame, factsOfRun(frame));
    const float smallestSide = page.u(latticeCell) * static_cast<float>(timeline.last() + 1);
    const float rowsBottom = paintFoot(page, gridOf(panels.size(), page.body, page.scale).side >= smallestSide);
    const Box room{page.body.x, page.body.y, page.body.width, rowsBottom - page.body.y};
    const PaneGrid grid = gridOf(panels.size(), room, page.scale);

    const bool hasReliefs = grid.share > 1;
    const float reliefRoom = hasReliefs ? reliefShare * grid.side : 0;
    const float rowHeight = page.u(headHeight + countHeight) + grid.side + reliefRoom;
    const float apart = grid.columns > 1 ? (room.width - grid.side) / static_cast<float>(grid.columns - 1) : 0;
    const float between = (room.height - rowHeight * static_cast<float>(grid.rows)) / static_cast<float>(grid.rows);
    int before = 0;
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const Panel& panel = panels[i];
        const auto column = static_cast<float>(i % grid.columns), row = static_cast<float>(i / grid.columns);
        const Box head{room.x + apart * column, room.y + between / 2 + (rowHeight + between) * row, grid.side,
                       page.u(headHeight)};
        const Box board{head.x, head.bottom(), grid.side, grid.side};
        const Moment moment = atRest(momentAt(timeline, panel.moment));
        const Frame shown = ofMoment(frame, moment, frame.look);
        paintHead(page, panel, head);
        paintPanelBoard(page, panel, shown, board);
        if (column > 0)
            paintChevron(page, {board.x - (apart - grid.side) / 2, board.centre().y});
        if (panel.isAhead)
            continue;
        if (hasReliefs)
            paintPaneRelief(page, shown, {board.x, board.bottom() + page.u(4), grid.side, reliefRoom - page.u(4)},
                            std::max(1, timeline.last() / 32));
        const auto points = static_cast<int>(std::count(moment.grid.isSet.begin(), moment.grid.isSet.end(), 1));
        paintCount(page, panel.chapter ? before : 0, points, board.centre().x,
                   board.bottom() + reliefRoom + page.u(27));
        before = points;
    }
    return picture;
}

} // namespace lozenge
