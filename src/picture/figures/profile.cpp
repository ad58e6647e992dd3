#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/height_colours.hpp"
#include "picture/kit/axis.hpp"
#include "picture/kit/marks.hpp"
#include "picture/page.hpp"
#include "picture/participants.hpp"
#include "picture/strip.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

// A line of the map from the side: what the present level makes of the line that the levels before it have left.

namespace lozenge {
namespace {

/// A row or a column of the map.
struct MapLine {
    int number = 0;
    bool isRow = true; ///< from west to east
    std::string name;

    [[nodiscard]] Point point(int i) const { return isRow ? Point{i, number} : Point{number, i}; }
    [[nodiscard]] bool has(Point p) const { return (isRow ? p.y : p.x) == number; }
    [[nodiscard]] int place(Point p) const { return isRow ? p.x : p.y; }
};

/// The line at a moment, and as the levels before have left it.
struct Profile {
    struct Height {
        int place = 0;
        double height = 0;
    };

    MapLine line;
    std::vector<Height> set;    ///< places that have a height
    std::vector<Height> before; ///< those that had one when the level began
    std::vector<Step> steps;    ///< of the level, on the line
    const Step* now = nullptr;  ///< the present step, if it is one of them

    [[nodiscard]] bool isNow(const Step& step) const { return now && step.at == now->at; }
};

/// Where places and heights lie. Its heights are those of the whole run, so that it stands still.
struct ProfilePlot {
    Box box;
    double lowest = -1, highest = 1;
    float inset = 0;
    int last = 1;

    [[nodiscard]] float spacing() const { return (box.width - 2 * inset) / static_cast<float>(last); }
    [[nodiscard]] float x(int place) const { return box.x + inset + spacing() * static_cast<float>(place); }
    [[nodiscard]] float y(double height) const
    {
        const double share = std::clamp((height - lowest) / (highest - lowest), 0.0, 1.0);
        return box.bottom() - inset - static_cast<float>(share) * (box.height - 2 * inset);
    }
    [[nodiscard]] Vec2 at(int place, double height) const { return {x(place), y(height)}; }
};

ProfilePlot plotIn(const FigurePage& page, const Box& box)
{
    const HeightRange& range = page.frame.range;
    ProfilePlot plot{box, -range.limit, range.limit, page.u(28), page.frame.timeline.last()};
    for (const double mark : heightMarks({-range.limit, range.limit})) {
        if (mark <= range.lowest && mark < range.limit)
            plot.lowest = mark;
        if (mark >= range.highest && mark > plot.lowest && plot.highest == range.limit) // flat ground has room above
            plot.highest = mark;
    }
    return plot;
}

/// Round heights across the plot, and the places below it.
void paintAxes(const FigurePage& page, const ProfilePlot& plot, const Profile& profile)
{
    const Theme& theme = page.theme();
    page.rectangle(plot.box, 10, theme.surface, {theme.line, 1});
    const double limit = page.frame.range.limit;
    for (const double mark : heightMarks({-limit, limit})) {
        if (mark < plot.lowest || mark > plot.highest)
            continue;
        paintMarkedLine(page, plot.box, plot.y(mark), shortText(mark, Minus::Mono),
                        {mark == 0 ? theme.edge : theme.grid, 1.4F}, 10);
    }
    const int now = profile.now ? profile.line.place(profile.now->at) : -1;
    const NumbersAlong numbers(plot.last, plot.spacing(), page.u(44), now, page.u(34));
    const float baseline = plot.box.bottom() + page.u(26);
    for (int i = 0; i <= plot.last; ++i)
        if (numbers.has(i))
            page.mark({plot.x(i), baseline}, std::to_string(i), Align::Centre, i == now);
    page.label({plot.box.x - page.u(10), baseline}, profile.line.isRow ? "x" : "y", Align::Right);
}

/// The ground, and the line as the levels before have left it.
void paintHeights(const FigurePage& page, const ProfilePlot& plot, const Profile& profile)
{
    const Theme& theme = page.theme();
    const auto along = [&](const std::vector<Profile::Height>& heights) {
        std::vector<Vec2> line;
        for (const auto& [place, height] : heights)
            line.push_back(plot.at(place, height));
        return line;
    };
    std::vector<Vec2> ground = along(profile.set);
    const std::vector<Vec2> line = ground;
    if (line.size() > 1) {
        ground.push_back({line.back().x, plot.box.bottom() - page.scale});
        ground.push_back({line.front().x, plot.box.bottom() - page.scale});
        page.picture.polygon(ground, withAlpha(theme.skirtSouth, 0.55F));
    }
    if (const auto before = along(profile.before); before.size() > 1 && !profile.steps.empty())
        page.line(before, {theme.muted, 2, 7, 6});
    if (line.size() > 1)
        page.line(line, {theme.ink, 3});
}

/// How far a step may move its mean, from it the offset; it ends at the ring around the point.
void paintOffset(const FigurePage& page, const ProfilePlot& plot, const Profile& profile, const Step& step)
{
    const bool isNow = profile.isNow(step);
    if (!isNow && plot.spacing() * static_cast<float>(step.half) < page.u(14))
        return;
    const Theme& theme = page.theme();
    const OffsetLaw& law = offsetLawOf(page.frame.timeline.recipe());
    const Level& level = page.frame.timeline.levels()[static_cast<std::size_t>(step.level)];
    const double amplitude = amplitudeOf(level, step.phase);
    const float x = plot.x(profile.line.place(step.at));
    const float wide = std::min(page.u(24), 0.7F * plot.spacing() * static_cast<float>(step.half));
    if (std::isfinite(law.greatest - law.least) && step.drawn && amplitude > 0) {
        const float top = plot.y(step.mean + law.greatest * amplitude);
        const Box reach{x - wide / 2, top, wide, plot.y(step.mean + law.least * amplitude) - top};
        page.rectangle(reach, 0, withAlpha(theme.now, isNow ? 0.2F : 0.09F));
    }
    const float mean = plot.y(step.mean), end = plot.y(step.after), ring = page.u(12);
    const float length = std::abs(end - mean), toward = end < mean ? -1.0F : 1.0F;
    const Colour colour = isNow ? theme.now : theme.muted;
    if (const float room = length - ring; room > page.u(9))
        paintArrow(page.picture, {x, mean}, {x, end - toward * ring}, colour, page.u(isNow ? 5 : 3.5F),
                   std::min(page.u(isNow ? 16 : 12), 0.8F * room), theme.surface, page.u(1.5F));
    if (length > ring + page.u(7)) // else the point hides it
        page.circle({x, mean}, isNow ? 6 : 4.5F, theme.surface, {colour, 2.4F});
}

/// The letter of a point stands above it, or below where the offset points down or the plot ends.
void paintLetter(const FigurePage& page, const ProfilePlot& plot, Vec2 at, const std::string& letter, Colour colour,
                 bool below)
{
    const float away = page.u(32);
    if (at.y - away - page.u(13) < plot.box.y)
        below = true;
    if (at.y + away + page.u(13) > plot.box.bottom())
        below = false;
    paintChip(page.picture, at + Vec2{0, below ? away : -away}, page.u(13), letter, colour, page.theme(), page.u(2.5F));
}

/// The points, those of the level with rings, and the present step's with letters.
void paintPointsOf(const FigurePage& page, const ProfilePlot& plot, const Profile& profile)
{
    const Theme& theme = page.theme();
    const float radius = std::clamp(0.3F * plot.spacing(), page.u(2), page.u(9));
    const HeightColours fill = coloursOf(page.frame);
    const auto disc = [&](Vec2 at, double height, float size) {
        page.picture.circle(at, size, fill(height), {shaded(fill(height), 0.72F), page.scale});
    };
    const auto ringed = [&](Point point, double height, Colour colour, float size) {
        const Vec2 at = plot.at(profile.line.place(point), height);
        page.picture.circle(at, size + page.u(6), theme.surface);
        page.picture.circle(at, size + page.u(2.6F), none, {colour, page.u(4)});
        disc(at, height, size);
        return at;
    };
    if (plot.spacing() >= page.u(5))
        for (const auto& [place, height] : profile.set)
            disc(plot.at(place, height), height, radius);
    if (radius >= page.u(5))
        for (const Step& step : profile.steps)
            ringed(step.at, step.after, theme.ink, radius);
    if (!profile.now)
        return;
    const float full = std::max(radius, page.u(6));
    const bool hasLetters = plot.spacing() * static_cast<float>(profile.now->half) >= page.u(30);
    for (const Participant& p : participantsOf(page.frame)) {
        if (p.isOutside || !profile.line.has(p.place))
            continue;
        const Vec2 at = ringed(p.place, p.height, colourOf(p, theme), full);
        if (hasLetters)
            paintLetter(page, plot, at, p.name(), colourOf(p, theme), false);
    }
    const Vec2 at = ringed(profile.now->at, profile.now->after, theme.now, full);
    paintLetter(page, plot, at, "h", theme.now, profile.now->offset < 0);
}

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

void paintMeanings(const FigurePage& page, const Box& row)
{
    const Theme& theme = page.theme();
    const auto fresh = [&](Vec2 at) {
        page.circle(at, 6, theme.track);
        page.circle(at, 9, none, {theme.ink, 3.5F});
    };
    const auto old = [&](Vec2 at) { page.circle(at, 7, theme.track); };
    const auto lineBefore = [&](Vec2 at) {
        page.line(at - Vec2{page.u(16), 0}, at + Vec2{page.u(17), 0}, {theme.muted, 2, 7, 6});
    };
    const auto offset = [&](Vec2 at) {
        page.arrow(at + Vec2{0, page.u(10)}, at - Vec2{0, page.u(13)}, theme.muted, 3.5F, 11, theme.page);
        page.circle(at + Vec2{0, page.u(9)}, 4, theme.page, {theme.muted, 2.2F});
    };
    const auto reach = [&](Vec2 at) {
        page.rectangle({at.x - page.u(10), at.y - page.u(12), page.u(20), page.u(24)}, 0, withAlpha(theme.now, 0.2F));
    };
    paintKey(page,
             {{page.tr("new on this level"), 24, fresh},
              {page.tr("old"), 16, old},
              {page.tr("the line before"), 34, lineBefore},
              {page.tr("mean, and its offset"), 14, offset},
              {page.tr("as far as the level may move it"), 22, reach}},
             row);
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

} // namespace

Picture paintProfile(const Frame& frame, const FigureValues& values, float width, float height)
{
    const Profile profile = profileOf(frame, values.front());
    const std::string told = tr(frame.look, "{0} from the side: {1} of its points are set, {2} of them on this level.",
                                profile.line.name, profile.set.size(), profile.steps.size());
    Picture picture = emptyPicture(frame, profile.line.name, told, width, height);
    const Step* const present = frame.step();
    const std::string level = present ? ", " + levelSaid(frame, present->level, present->phase) : "";
    const FigurePage page = openPage(picture, frame, stepSaid(frame) + level);
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
    for (const Step& step : profile.steps)
        paintOffset(page, plot, profile, step);
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
    else if (frame.isUntold()) {
        const auto [x, y] = frame.step()->at;
        const std::string aside = page.tr("This step sets ({0}, {1}), which does not lie on this line.", x, y);
        paintForHall(picture, {{aside, Font::Sans, page.theme().ink}}, words, page.scale);
    }
    paintStrip(picture, frame, {beside.x, beside.bottom() - page.u(26), beside.width, page.u(24)}, page.scale, false);
    return picture;
}

} // namespace lozenge
