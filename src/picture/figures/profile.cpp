#include "picture/figures/profile.hpp"

#include "picture/board/board_lines.hpp"
#include "picture/equation.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_map.hpp"
#include "picture/figures/profile_plot.hpp"
#include "picture/height_colours.hpp"
#include "picture/participants.hpp"
#include "picture/strip.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>

// A line of the map from the side: what the present level makes of the line that the levels before it have left.

namespace lozenge {
namespace {

MapLine lineOf(const FigureValue& value, int last, const Look& look)
{
    if (value.row)
        return {*value.row, true, last, tr(look, "Row {0}", *value.row)};
    const bool isRow = value.word == "north" || value.word == "south";
    const bool isFirst = value.word == "north" || value.word == "west";
    return {isFirst ? 0 : last, isRow, last,
            tr(look, value.word == "north"   ? phrase("The northern border")
                     : value.word == "south" ? phrase("The southern border")
                     : value.word == "west"  ? phrase("The western border")
                                             : phrase("The eastern border"))};
}

Profile profileOf(const Frame& frame, const FigureValue& value)
{
    const Timeline& timeline = frame.timeline;
    const int number = frame.moment.number;
    Profile profile;
    profile.line = lineOf(value, timeline.last(), frame.look);
    const int first = number > 0 ? firstOfLevel(timeline, timeline.chapterOf(number).level) : 1;
    const Grid before = timeline.gridAt(first - 1);
    const Grid& grid = frame.moment.grid;
    for (int i = 0; i <= timeline.last(); ++i) {
        const Point at = profile.line.point(i);
        profile.heights.push_back(grid.height(at));
        profile.heightsBefore.push_back(before.height(at));
        if (before.has(at))
            profile.before.push_back(i);
        if (!grid.has(at))
            continue;
        profile.set.push_back(i);
        if (const int writer = timeline.writerOf(at, number); writer >= first)
            profile.steps.push_back(timeline.step(writer));
    }
    if (frame.step() && profile.line.has(frame.step()->at))
        profile.now = frame.step();
    return profile;
}

int paintMeanings(const FigurePage& page, const Box& row)
{
    const Theme& theme = page.theme();
    Picture& picture = page.picture;
    return paintKey(page,
                    {{tr(page.frame.look, "new on this level"), 24,
                      [&](Vec2 at) {
                          picture.circle(at, page.u(6), theme.track);
                          picture.circle(at, page.u(9), none, {theme.ink, page.u(3.5F)});
                      }},
                     {tr(page.frame.look, "old"), 16, [&](Vec2 at) { picture.circle(at, page.u(7), theme.track); }},
                     {tr(page.frame.look, "the line before"), 34,
                      [&](Vec2 at) {
                          picture.line(at - Vec2{page.u(16), 0}, at + Vec2{page.u(17), 0},
                                       {theme.muted, page.u(2), page.u(7), page.u(6)});
                      }},
                     {tr(page.frame.look, "mean, and its offset"), 14,
                      [&](Vec2 at) {
                          paintArrow(picture, at + Vec2{0, page.u(10)}, at - Vec2{0, page.u(13)}, theme.muted,
                                     page.u(3.5F), page.u(11), theme.page, 0, false);
                          picture.circle(at + Vec2{0, page.u(9)}, page.u(4), theme.page, {theme.muted, page.u(2.2F)});
                      }},
                     {tr(page.frame.look, "as far as the level may move it"), 22,
                      [&](Vec2 at) {
                          picture.rectangle({at.x - page.u(10), at.y - page.u(12), page.u(20), page.u(24)}, 0,
                                            withAlpha(theme.now, 0.2F));
                      }}},
                    row);
}

std::string asideOf(const Step& step, const Look& look)
{
    return tr(look, "This step sets ({0}, {1}), which does not lie on this line.", step.at.x, step.at.y);
}

/// The map small, with the line marked on it.
void paintPlaceOnMap(const FigurePage& page, const Profile& profile, const Box& square)
{
    Look look = page.frame.look;
    look.numbers = look.coordinates = false;
    const Moment moment = atRest(page.frame.moment);
    const Frame shown = ofMoment(page.frame, moment, look);
    const int last = profile.line.last;
    const BoardGeometry board = mapIn(square, last, page.u(12));
    paintBoard(page.picture, shown, board, page.scale);
    const float half = std::max(0.62F * board.cell, page.u(9));
    const Box line = boxAround(board.at(profile.line.point(0)), board.at(profile.line.point(last)), half);
    page.picture.rectangle(line, half, none, {page.theme().ink, page.u(3)});
    if (profile.now) {
        const float size = std::max(0.34F * board.cell, page.u(5));
        page.picture.circle(board.at(profile.now->at), size + page.u(2), none, {page.theme().now, page.u(3)});
    }
}

std::string factsOfStep(const Frame& frame)
{
    const Timeline& timeline = frame.timeline;
    std::string facts = tr(frame.look, "step {0} of {1}", frame.moment.number, timeline.stepCount());
    if (const Step* const step = frame.step())
        facts +=
            ", " + tr(frame.look, "level {0}, amplitude {1}", step->level,
                      shortText(amplitudeOf(timeline.levels()[static_cast<std::size_t>(step->level)], step->phase)));
    return facts;
}

} // namespace

Picture paintProfile(const Frame& frame, const FigureValues& values, float width, float height)
{
    const Profile profile = profileOf(frame, values.front());
    const Look& look = frame.look;
    Picture picture = emptyPicture(frame, profile.line.name,
                                   tr(look, "{0} from the side: {1} of its points are set, {2} of them on this level.",
                                      profile.line.name, profile.set.size(), profile.steps.size()),
                                   width, height);
    const FigurePage page = openPage(picture, frame, factsOfStep(frame));
    const Box& body = page.body;
    const float keyRow = page.u(34), axis = page.u(74), column = page.u(540);
    const float right = page.isTall ? body.right() : body.right() - column - page.u(44);
    // On tall pages the plot has what the map, the equation and the strip leave.
    const float side = page.isTall ? std::clamp(0.24F * body.height, page.u(130), page.u(300))
                                   : std::min(page.u(330), 0.5F * body.height);
    const float rows = right - body.x - axis < page.u(530) ? 3 : 2; // of the key
    const float below = page.isTall ? side + page.u(66) : 0;
    const float bottom = body.bottom() - below - rows * keyRow - page.u(48);
    const ProfilePlot plot = plotIn(page, {body.x + axis, body.y, right - body.x - axis, bottom - body.y});
    paintAxes(page, plot, profile);
    paintHeights(page, plot, profile);
    const float ring = page.u(12);
    for (const Step& step : profile.steps) {
        const bool isNow = profile.now && step.at == profile.now->at;
        if (isNow || plot.spacing() * static_cast<float>(step.half) >= page.u(14))
            paintOffset(page, plot, profile, step, ring);
    }
    paintPointsOf(page, plot, profile);
    paintMeanings(page, {plot.box.x, bottom + page.u(44), plot.box.width, keyRow});

    const Box beside = page.isTall ? Box{body.x, bottom + rows * keyRow + page.u(62), body.width,
                                         body.bottom() - bottom - rows * keyRow - page.u(62)}
                                   : Box{body.right() - column, body.y, column, body.height};
    paintPlaceOnMap(page, profile, {beside.x, beside.y, side, side});
    // Beside the map on tall pages, else below it.
    const float high = page.u(page.isTall ? 116 : 84);
    const Box equation = page.isTall
                             ? Box{beside.x + side + page.u(28), beside.y, beside.width - side - page.u(28), high}
                             : Box{beside.x, beside.y + side + page.u(26), beside.width, high};
    const float wordsTop = profile.now || !page.isTall ? equation.bottom() + page.u(14) : beside.y;
    const Box words{equation.x, wordsTop, equation.width,
                    (page.isTall ? beside.y + side : beside.bottom() - page.u(40)) - wordsTop};
    if (profile.now) {
        Frame rounded = frame; // short numbers are large ones
        rounded.range.fineDecimals = rounded.range.decimals;
        paintEquation(picture, rounded, equation, page.scale, page.isTall);
    }
    if (frame.isUntold() && (profile.now || !frame.step()))
        paintNarration(page, words);
    else if (frame.isUntold())
        paintForHall(picture, {{asideOf(*frame.step(), look), Font::Sans, page.theme().ink}}, words, page.scale);
    paintStrip(picture, frame, {beside.x, beside.bottom() - page.u(26), beside.width, page.u(24)}, page.scale, false);
    return picture;
}

} // namespace lozenge
