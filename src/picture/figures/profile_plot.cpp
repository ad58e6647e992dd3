#include "picture/figures/profile_plot.hpp"

#include "picture/height_colours.hpp"
#include "picture/kit/axis.hpp"
#include "picture/kit/marks.hpp"
#include "picture/participants.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

/// Where places and heights lie. Its heights are those of the whole run, so that it stands still.
struct ProfilePlot {
    Box box;
    Interval heights;
    float inset = 0;
    int last = 1;
    float scale = 1;

    [[nodiscard]] float spacing() const { return (box.width - 2 * inset) / static_cast<float>(last); }
    [[nodiscard]] float x(int place) const { return box.x + inset + spacing() * static_cast<float>(place); }
    [[nodiscard]] float y(double height) const
    {
        return static_cast<float>(box.bottom() - inset -
                                  (height - heights.low) / heights.length() * (box.height - 2 * inset));
    }
    [[nodiscard]] Vec2 at(int place, double height) const { return {x(place), y(height)}; }
    [[nodiscard]] float radius() const { return std::clamp(0.3F * spacing(), 2 * scale, 9 * scale); }
    [[nodiscard]] bool hasPoints() const { return spacing() >= 5 * scale; }
    [[nodiscard]] bool hasRings() const { return radius() >= 5 * scale; }
};

/// What occurs on the line: its heights and, of its points, the means.
Interval heightsOf(const Frame& frame, const Profile& profile)
{
    const Timeline& timeline = frame.timeline;
    const int last = timeline.stepCount();
    const Grid done = timeline.gridAt(last);
    std::vector<double> heights;
    for (const auto& [place, height] : profile.set)
        heights.push_back(height);
    for (int i = 0; i <= timeline.last(); ++i) {
        const Point at = profile.line.point(i);
        heights.push_back(done.height(at));
        if (const int writer = timeline.writerOf(at, last); writer > 0)
            heights.push_back(timeline.step(writer).mean);
    }
    const Interval span = spanOf(heights);
    return span.length() > 0 ? span : Interval{span.low - frame.range.limit, span.high + frame.range.limit};
}

ProfilePlot plotIn(const FigurePage& page, const Profile& profile, const Box& room)
{
    const float axis = page.u(74);
    return {{room.x + axis, room.y, room.width - axis, room.height - page.u(36)},
            heightsOf(page.frame, profile),
            page.u(34),
            page.frame.timeline.last(),
            page.scale};
}

/// Round heights across the plot, and the places below it.
void paintAxes(const FigurePage& page, const ProfilePlot& plot, const Profile& profile)
{
    const Theme& theme = page.theme();
    page.rectangle(plot.box, 10, theme.surface, {theme.line, 1});
    const int most = std::max(2, static_cast<int>(plot.box.height / page.u(56)));
    for (const double mark : roundMarks(plot.heights.low, plot.heights.high, most))
        paintMarkedLine(page, plot.box, plot.y(mark), shortText(mark, Minus::Mono),
                        {mark == 0 ? theme.edge : theme.grid, 1.4F}, 10);
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

/// Whether there is room for a step's mean, its offset, and how far that may go.
bool hasOffset(const FigurePage& page, const ProfilePlot& plot, const Profile& profile, const Step& step)
{
    return step.drawn && (profile.isNow(step) || plot.spacing() * static_cast<float>(step.half) >= page.u(14));
}

/// How far a step may move its mean; nothing where no bound is known. It may go beyond the heights that occur.
Interval reachOf(const Frame& frame, const Step& step)
{
    const OffsetLaw& law = offsetLawOf(frame.timeline.recipe());
    const double amplitude = amplitudeOf(frame.timeline.levels()[static_cast<std::size_t>(step.level)], step.phase);
    const bool isBound = std::isfinite(law.greatest - law.least);
    return {step.mean + (isBound ? law.least * amplitude : 0), step.mean + (isBound ? law.greatest * amplitude : 0)};
}

/// How far a step may move its mean, from it the offset; it ends at the ring around the point.
void paintOffset(const FigurePage& page, const ProfilePlot& plot, const Profile& profile, const Step& step)
{
    const bool isNow = profile.isNow(step);
    const Theme& theme = page.theme();
    const Interval reach = reachOf(page.frame, step);
    const float x = plot.x(profile.line.place(step.at));
    const float wide = std::min(page.u(24), 0.7F * plot.spacing() * static_cast<float>(step.half));
    const float top = std::max(plot.box.y, plot.y(reach.high)), foot = std::min(plot.box.bottom(), plot.y(reach.low));
    if (foot > top)
        page.rectangle({x - wide / 2, top, wide, foot - top}, 0, withAlpha(theme.now, isNow ? 0.2F : 0.09F));
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
    const float radius = plot.radius();
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
    if (plot.hasPoints())
        for (const auto& [place, height] : profile.set)
            disc(plot.at(place, height), height, radius);
    if (plot.hasRings())
        for (const Step& step : profile.steps)
            ringed(step.at, step.after, theme.ink, radius);
    if (!profile.now)
        return;
    const float full = std::max(radius, page.u(6));
    const bool hasLetters = plot.spacing() * static_cast<float>(profile.now->half) >= page.u(30);
    for (const Participant& p : participantsOf(page.frame)) {
        if (p.parent.source != Source::Inside || !profile.line.has(p.parent.at))
            continue;
        const Vec2 at = ringed(p.parent.at, p.height, colourOf(p, theme), full);
        if (hasLetters)
            paintLetter(page, plot, at, p.name(), colourOf(p, theme), false);
    }
    const Vec2 at = ringed(profile.now->at, profile.now->after, theme.now, full);
    paintLetter(page, plot, at, "h", theme.now, profile.now->offset < 0);
}

} // namespace

void paintPlot(const FigurePage& page, const Profile& profile, const Box& box)
{
    const ProfilePlot plot = plotIn(page, profile, box);
    paintAxes(page, plot, profile);
    paintHeights(page, plot, profile);
    for (const Step& step : profile.steps)
        if (hasOffset(page, plot, profile, step))
            paintOffset(page, plot, profile, step);
    paintPointsOf(page, plot, profile);
}

void paintMeanings(const FigurePage& page, const Profile& profile, const Box& firstRow)
{
    const ProfilePlot plot = plotIn(page, profile, page.body);
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
    const bool hasSteps = !profile.steps.empty();
    bool hasOffsets = false, hasReach = false;
    for (const Step& step : profile.steps)
        if (hasOffset(page, plot, profile, step)) {
            hasOffsets = hasOffsets || step.offset != 0;
            hasReach = hasReach || reachOf(page.frame, step).length() > 0;
        }
    std::vector<KeyEntry> entries;
    const auto add = [&](bool isThere, const std::string& text, float width, const auto& mark) {
        if (isThere)
            entries.push_back({text, width, mark});
    };
    add(hasSteps && plot.hasRings(), page.tr("new on this level"), 24, fresh);
    add(hasSteps && plot.hasPoints(), page.tr("old"), 16, old);
    add(hasSteps && profile.before.size() > 1, page.tr("the line before"), 34, lineBefore);
    add(hasOffsets, page.tr("mean, and its offset"), 14, offset);
    add(hasReach, page.tr("as far as the level may move it"), 22, reach);
    paintKey(page, entries, firstRow);
}

} // namespace lozenge
