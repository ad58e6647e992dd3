#include "picture/figures/profile_plot.hpp"

#include "picture/board/board_lines.hpp"
#include "picture/height_colours.hpp"
#include "picture/participants.hpp"
#include "picture/relief/relief_scale.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

namespace lozenge {

ProfilePlot plotIn(const FigurePage& page, const Box& box)
{
    const HeightRange& range = page.frame.range;
    ProfilePlot plot{box, -range.limit, range.limit, page.u(28), page.frame.timeline.last()};
    for (const double mark : heightMarks({-range.limit, range.limit})) {
        if (mark <= range.lowest)
            plot.lowest = mark;
        if (mark >= range.highest && plot.highest == range.limit)
            plot.highest = mark;
    }
    return plot;
}

void paintAxes(const FigurePage& page, const ProfilePlot& plot, const Profile& profile)
{
    const Theme& theme = page.theme();
    page.picture.rectangle(plot.box, page.u(10), theme.surface, {theme.line, page.scale});
    const double limit = page.frame.range.limit;
    for (const double mark : heightMarks({-limit, limit})) {
        if (mark < plot.lowest || mark > plot.highest)
            continue;
        const float y = plot.y(mark);
        page.picture.line({plot.box.x, y}, {plot.box.right(), y}, {mark == 0 ? theme.edge : theme.grid, page.u(1.4F)});
        page.mark(page.baseOf({plot.box.x - page.u(10), y}), shortText(mark, Minus::Mono), Align::Right);
    }
    int every = 1;
    while (static_cast<float>(every) * plot.spacing() < page.u(44) && every < plot.last)
        every *= 2;
    const int now = profile.now ? profile.line.place(profile.now->at) : -1;
    const float baseline = plot.box.bottom() + page.u(26);
    for (int i = 0; i <= plot.last; ++i) {
        const bool isCrowded = now >= 0 && static_cast<float>(std::abs(i - now)) * plot.spacing() < page.u(34);
        if (i == now || (i % every == 0 && !isCrowded))
            page.mark({plot.x(i), baseline}, std::to_string(i), Align::Centre, i == now);
    }
    page.label({plot.box.x - page.u(10), baseline}, profile.line.isRow ? "x" : "y", Align::Right);
}

void paintHeights(const FigurePage& page, const ProfilePlot& plot, const Profile& profile)
{
    const Theme& theme = page.theme();
    const auto along = [&](const std::vector<int>& places, const std::vector<double>& heights) {
        std::vector<Vec2> line;
        for (const int place : places)
            line.push_back(plot.at(place, heights[static_cast<std::size_t>(place)]));
        return line;
    };
    std::vector<Vec2> ground = along(profile.set, profile.heights);
    const std::vector<Vec2> line = ground;
    if (line.size() > 1) {
        ground.push_back({line.back().x, plot.box.bottom() - page.scale});
        ground.push_back({line.front().x, plot.box.bottom() - page.scale});
        page.picture.polygon(ground, withAlpha(theme.skirtSouth, 0.55F));
    }
    if (const auto before = along(profile.before, profile.heightsBefore); before.size() > 1 && !profile.steps.empty())
        page.picture.line(before, {theme.muted, page.u(2), page.u(7), page.u(6)});
    if (line.size() > 1)
        page.picture.line(line, {theme.ink, page.u(3)});
}

void paintOffset(const FigurePage& page, const ProfilePlot& plot, const Profile& profile, const Step& step, float ring)
{
    const Theme& theme = page.theme();
    const bool isNow = profile.now && step.at == profile.now->at;
    const OffsetLaw& law = offsetLawOf(page.frame.timeline.recipe());
    const Level& level = page.frame.timeline.levels()[static_cast<std::size_t>(step.level)];
    const double amplitude = amplitudeOf(level, step.phase);
    const float x = plot.x(profile.line.place(step.at));
    const float wide = std::min(page.u(24), 0.7F * plot.spacing() * static_cast<float>(step.half));
    if (std::isfinite(law.greatest - law.least) && step.drawn && amplitude > 0) {
        const float top = plot.y(step.mean + law.greatest * amplitude),
                    bottom = plot.y(step.mean + law.least * amplitude);
        page.picture.rectangle({x - wide / 2, top, wide, bottom - top}, 0, withAlpha(theme.now, isNow ? 0.2F : 0.09F));
    }
    const float mean = plot.y(step.mean), end = plot.y(step.after);
    const float length = std::abs(end - mean), toward = end < mean ? -1.0F : 1.0F;
    const Colour colour = isNow ? theme.now : theme.muted;
    if (const float room = length - ring; room > page.u(9))
        paintArrow(page.picture, {x, mean}, {x, end - toward * ring}, colour, page.u(isNow ? 5 : 3.5F),
                   std::min(page.u(isNow ? 16 : 12), 0.8F * room), theme.surface, page.u(1.5F), false);
    if (length > ring + page.u(7)) // else the point hides it
        page.picture.circle({x, mean}, page.u(isNow ? 6 : 4.5F), theme.surface, {colour, page.u(2.4F)});
}

namespace {

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

} // namespace

void paintPointsOf(const FigurePage& page, const ProfilePlot& plot, const Profile& profile)
{
    const Theme& theme = page.theme();
    const float radius = std::clamp(0.3F * plot.spacing(), page.u(2), page.u(9));
    const bool hasRings = radius >= page.u(5);
    const HeightColours fill = coloursOf(page.frame);
    const auto ringed = [&](Vec2 at, double height, Colour colour, float size) {
        page.picture.circle(at, size + page.u(6), theme.surface);
        page.picture.circle(at, size + page.u(2.6F), none, {colour, page.u(4)});
        page.picture.circle(at, size, fill(height), {shaded(fill(height), 0.72F), page.scale});
    };
    if (plot.spacing() >= page.u(5))
        for (const int place : profile.set) {
            const double height = profile.heights[static_cast<std::size_t>(place)];
            page.picture.circle(plot.at(place, height), radius, fill(height),
                                {shaded(fill(height), 0.72F), page.scale});
        }
    if (hasRings)
        for (const Step& step : profile.steps)
            ringed(plot.at(profile.line.place(step.at), step.after), step.after, theme.ink, radius);
    if (!profile.now)
        return;
    const float full = std::max(radius, page.u(6));
    const bool hasLetters = plot.spacing() * static_cast<float>(profile.now->half) >= page.u(30);
    for (const Participant& p : participantsOf(page.frame)) {
        if (p.isOutside || !profile.line.has(p.place))
            continue;
        const Vec2 at = plot.at(profile.line.place(p.place), p.height);
        ringed(at, p.height, colourOf(p, theme), full);
        if (hasLetters)
            paintLetter(page, plot, at, p.name(), colourOf(p, theme), false);
    }
    const Vec2 at = plot.at(profile.line.place(profile.now->at), profile.now->after);
    ringed(at, profile.now->after, theme.now, full);
    paintLetter(page, plot, at, "h", theme.now, profile.now->offset < 0);
}

} // namespace lozenge
