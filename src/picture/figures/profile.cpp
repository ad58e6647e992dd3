#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/profile_plot.hpp"
#include "picture/kit/flow.hpp"
#include "picture/page.hpp"
#include "picture/strip.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <string>
#include <vector>

// A line of the map from the side: what the present level makes of the line that the levels before it have left.

namespace lozenge {
namespace {

MapLine lineOf(const FigureValue& value, int last, const Look& look)
{
    if (value.row)
        return {*value.row, true, tr(look, "Row {0}", *value.row)};
    const bool isRow = value.word == "north" || value.word == "south";
    const bool isFirst = value.word == "north" || value.word == "west";
    return {isFirst ? 0 : last, isRow,
            isRow ? tr(look, isFirst ? "The northern border" : "The southern border")
                  : tr(look, isFirst ? "The western border" : "The eastern border")};
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
        if (before.has(at))
            profile.before.push_back({i, before.height(at)});
        if (!grid.has(at))
            continue;
        profile.set.push_back({i, grid.height(at)});
        if (const int writer = timeline.writerOf(at, number); writer >= first)
            profile.steps.push_back(timeline.step(writer));
    }
    if (frame.step() && profile.line.has(frame.step()->at))
        profile.now = frame.step();
    return profile;
}

/// The map small, with the line marked on it.
void paintPlaceOnMap(const FigurePage& page, const Profile& profile, const Box& square)
{
    Look look = page.frame.look;
    look.numbers = look.coordinates = false;
    const Moment moment = atRest(page.frame.moment);
    const Frame shown = ofMoment(page.frame, moment, look);
    const BoardGeometry board = mapIn(square, page.frame.timeline.last(), page.u(12));
    paintBoard(page.picture, shown, board, page.scale);
    const float half = std::max(0.62F * board.cell, page.u(9));
    const Box line = boxAround(board.at(profile.line.point(0)), board.at(profile.line.point(board.last)), half);
    page.picture.rectangle(line, half, none, {page.theme().ink, page.u(3)});
    if (profile.now) {
        const float size = std::max(0.34F * board.cell, page.u(5));
        page.picture.circle(board.at(profile.now->at), size + page.u(2), none, {page.theme().now, page.u(3)});
    }
}

/// Of two neighbours on a row the western one is a: nothing lies beside the line.
Moment namedAlong(Moment moment, const Profile& profile)
{
    if (!profile.now || !profile.line.isRow || !moment.step)
        return moment;
    Parents along;
    for (Parent parent : moment.step->parents) {
        if (!profile.line.has(parent.at))
            return moment;
        parent.toward = parent.toward.dx < 0 ? Direction{0, 0} : Direction{-1, 0}; // whose letters are a and b
        along.add(parent);
    }
    if (along.count() == 2)
        moment.step->parents = along;
    return moment;
}

} // namespace

Picture paintProfile(const Frame& given, const FigureValues& values, float width, float height)
{
    const Profile profile = profileOf(given, values.front());
    const std::string told = tr(given.look, "{0} from the side: {1} of its points are set, {2} of them on this level.",
                                profile.line.name, profile.set.size(), profile.steps.size());
    Picture picture = emptyPicture(given, profile.line.name, told, width, height);
    const Step* const present = given.step();
    const std::string level = present ? ", " + levelSaid(given, present->level, present->phase) : "";
    const FigurePage opened = openPage(picture, given, stepSaid(given) + level);
    const Moment named = namedAlong(given.moment, profile);
    Frame frame = ofMoment(given, named, given.look);
    frame.range.fineDecimals = frame.range.decimals; // short numbers are large ones
    frame.asked = given.asked;
    const FigurePage page{{picture, frame, opened.scale}, opened.isTall, opened.body};

    const auto paintSum = [&](const Box& box) {
        if (profile.now)
            paintEquation(picture, frame, box, page.scale, true);
    };
    const auto paintWords = [&](const Box& box) {
        if (!given.isUntold())
            return;
        if (profile.now || !frame.step())
            return paintNarration(page, box);
        const auto [x, y] = frame.step()->at;
        const std::string aside = page.tr("This step sets ({0}, {1}), which does not lie on this line.", x, y);
        paintForHall(picture, {{aside, Font::Sans, page.theme().ink}}, box, page.scale);
    };
    const float side = page.u(page.isTall ? 220 : 300);
    const Part map = chart(
        {side, side}, [&](const Box& box) { paintPlaceOnMap(page, profile, box); }, 0);
    const Part marks = chart(
        {page.u(340), page.u(140)},
        [&](const Box& box) {
            paintMeanings(page, profile, {box.x, box.y, box.width, page.u(28)});
        },
        0);
    const Part time =
        line(page.u(24), [&](const Box& box) { paintStrip(picture, stripOf(frame), box, page.scale, false); });
    const Part plot = chart({0, 0}, [&](const Box&box) { paintPlot(page, profile, box); }),
               sum = line(page.u(116), paintSum);
    const Part words = chart({0, given.isUntold() ? page.u(66) : 0}, paintWords);
    // The sum has the width that the marks leave, or on tall pages all of it.
    Part foot = row(page.u(28), {column(page.u(14), {page.isTall ? marks : sum, words}), page.isTall ? map : marks});
    foot.grow = 0;
    Part all = column(page.u(16), {page.isTall ? plot : row(page.u(28), {plot, map})});
    if (page.isTall)
        all.parts.push_back(sum);
    if (page.isTall || given.isUntold() || given.moment.number > 0)
        all.parts.push_back(foot);
    all.parts.push_back(time);
    paintFlow(all, page.body);
    return picture;
}

} // namespace lozenge
