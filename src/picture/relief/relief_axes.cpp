#include "picture/kit/axis.hpp"
#include "picture/kit/colour_bar.hpp"
#include "picture/kit/marks.hpp"
#include "picture/relief/relief.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string>
#include <variant>
#include <vector>

namespace lozenge {
namespace {

/// Of points that are set, how many lie under water.
int pointsUnderWater(const Frame& frame, double level)
{
    const Grid& grid = frame.moment.grid;
    int count = 0;
    for (std::size_t i = 0; i < grid.heights.size(); ++i)
        count += grid.isSet[i] && grid.heights[i] < level;
    return count;
}

/// "water at 9.6, 402 of 1089 points below".
std::string factsOfRelief(const Frame& frame, int cells)
{
    const Look& look = frame.look;
    const int size = frame.timeline.recipe().size;
    std::string facts;
    if (look.painted) {
        const bool isOfPoints = look.style->kind == ReliefStyle::Kind::Columns;
        const int all = isOfPoints ? (cells + 1) * (cells + 1) : cells * cells;
        facts = tr(look, isOfPoints ? "{0} of {1} columns" : "{0} of {1} cells", std::min(*look.painted, all), all);
    }
    if (const auto level = waterLevel(look, size - 1))
        facts += (facts.empty() ? "" : ", ") + tr(look, "water at {0}, {1} of {2} points below", shortText(*level),
                                                  pointsUnderWater(frame, *level), size * size);
    return facts;
}

/// The bar stands at the corner of the map that is farthest to the left on the screen. Seen from high above the axis is
/// short there: then the bar is longer, so that its numbers can be read.
void paintScale(Picture& picture, const Frame& frame, const Relief& relief, const Box& box)
{
    const float scale = relief.scale;
    Box bar = barAtCorner(relief.project, relief.last, relief.axis, scale, 6);
    if (const float least = std::min(94 * scale, 0.5F * box.height); bar.height < least) {
        const float lowest = box.bottom() - 34 * scale;
        bar.y = std::clamp(bar.bottom() - least, box.y + 14 * scale, std::max(box.y + 14 * scale, lowest - least));
        bar.height = least;
    }
    HeightColours colours = relief.colours;
    if (relief.look.style->flatGround) { // what is not coloured by heights has an axis alone
        colours.palette = nullptr;
        bar.x = bar.right();
        bar.width = 0;
    }
    paintColourBar(picture, relief.theme, colours, relief.axis, bar, scale);

    if (const std::string facts = factsOfRelief(frame, relief.last / relief.stride); !facts.empty())
        picture.text({box.right() - 14 * scale, box.y + 24 * scale},
                     shortened(facts, Font::Sans, 16 * scale, box.width - 28 * scale), Font::Sans, 16 * scale,
                     relief.theme.muted, Align::Right);
}

Box boxOf(const Text& text)
{
    const float width = textWidth(text.font, text.content) * text.size;
    const float before = text.align == Align::Left ? 0 : text.align == Align::Centre ? 0.5F * width : width;
    return {text.at.x - before, text.at.y - 0.76F * text.size, width, 0.8F * text.size};
}

bool areApart(const Box& a, const Box& b, float gap)
{
    return a.x > b.right() + gap || b.x > a.right() + gap || a.y > b.bottom() + gap || b.y > a.bottom() + gap;
}

/// The two near borders: how their numbers and names are pushed away from the middle of the map.
struct NearBorders {
    const Relief& relief;
    double middle = relief.last / 2.0;
    int x = relief.project.eastIsNear() ? relief.last : 0;  ///< the column of the one,
    int y = relief.project.southIsNear() ? relief.last : 0; ///< and the row of the other
    // Columns are as wide before the border as behind it.
    bool hasColumns = relief.look.style->kind == ReliefStyle::Kind::Columns;
    float push = 15 * relief.scale + (hasColumns ? 0.4F * relief.project.side() / static_cast<float>(relief.last) : 0);
    Vec2 middleOfX = relief.project(middle, y, relief.axis.low), middleOfY = relief.project(x, middle, relief.axis.low);
    Vec2 awayX = outward(middleOfX), awayY = outward(middleOfY);

    [[nodiscard]] Vec2 outward(Vec2 at) const
    {
        const Vec2 v = at - relief.project(middle, middle, relief.axis.low);
        return {v.x < 0 ? -0.45F * push : 0.75F * push, push * 0.9F};
    }
    [[nodiscard]] Vec2 fromCorner(Vec2 away) const { return {away.x + std::copysign(0.35F * push, away.x), away.y}; }
};

constexpr Font presentFont = Font::MonoBold;

/// Every so many numbers where the map is large, and that of the present step.
std::vector<Text> labelsOf(const Frame& frame, const Relief& relief, const NearBorders& near, float size)
{
    const int last = relief.last;
    const Step* const step = frame.subject();
    std::vector<Text> labels;
    const auto label = [&](Point p, Vec2 away, int number, bool isNow) {
        const Vec2 at = relief.at(p, relief.axis.low) + away + Vec2{0, middleOfCapitals * size};
        labels.push_back({at, std::to_string(number), isNow ? presentFont : Font::Mono, size,
                          isNow ? relief.theme.now : relief.theme.muted, Align::Centre});
    };
    const auto along = [&](int now) {
        NumbersAlong numbers(last, 1, static_cast<float>(last) / 5, now);
        numbers.freed = static_cast<float>(numbers.every) / 2;
        return numbers;
    };
    const NumbersAlong columns = along(step ? step->at.x : -1), rows = along(step ? step->at.y : -1);
    for (int i = 0; i <= last; ++i) {
        const bool nowX = i == columns.now, nowY = i == rows.now;
        const bool isX = columns.has(i), isY = rows.has(i);
        if (i == near.x && near.x == near.y) { // both numbers are the same: one stands for both
            if (isX || isY)
                label({i, i}, {(near.awayX.x + near.awayY.x) / 2, near.push}, i, nowX || nowY);
            continue;
        }
        if (isX)
            label({i, near.y}, i == near.x ? near.fromCorner(near.awayX) : near.awayX, i, nowX);
        if (isY)
            label({near.x, i}, i == near.y ? near.fromCorner(near.awayY) : near.awayY, i, nowY);
    }
    return labels;
}

/// The present ones have the right of way.
void paintLabels(Picture& picture, const std::vector<Text>& labels, float gap)
{
    for (const Text& one : labels)
        if (one.font == presentFont || std::none_of(labels.begin(), labels.end(), [&](const Text& other) {
                return other.font == presentFont && !areApart(boxOf(one), boxOf(other), gap);
            }))
            picture.shapes.emplace_back(one);
}

} // namespace

Box barAtCorner(const Projection& project, int last, const Interval& axis, float scale, float away)
{
    const auto corners = cornerPoints(last);
    const auto [x, y] = *std::min_element(corners.begin(), corners.end(), [&](Point a, Point b) {
        return project(a.x, a.y, 0).x < project(b.x, b.y, 0).x;
    });
    const Vec2 top = project(x, y, axis.high), bottom = project(x, y, axis.low);
    const float width = 14 * scale;
    return {top.x - width - away * scale, top.y, width, bottom.y - top.y};
}

std::vector<Box> paintAxes(Picture& picture, const Frame& frame, const Relief& relief, const Box& box)
{
    const std::size_t before = picture.shapes.size();
    const float size = 14 * relief.scale;
    const NearBorders near{relief};
    paintLabels(picture, labelsOf(frame, relief, near, size), 3 * relief.scale);
    const auto name = [&](Vec2 at, Vec2 away, const char* text) {
        writeAbout(picture, {at.x + 3.4F * away.x, at.y + 2.2F * away.y}, text, Font::SansMedium, size,
                   relief.theme.muted);
    };
    name(near.middleOfX, near.awayX, "x");
    name(near.middleOfY, near.awayY, "y");
    paintScale(picture, frame, relief, box);

    std::vector<Box> words;
    for (std::size_t i = before; i < picture.shapes.size(); ++i)
        if (const Text* text = std::get_if<Text>(&picture.shapes[i]))
            words.push_back(boxOf(*text));
        else if (const Rectangle* bar = std::get_if<Rectangle>(&picture.shapes[i]); bar && bar->stroke.width > 0)
            words.push_back(bar->box);
    return words;
}

} // namespace lozenge
