#include "picture/relief/relief_scale.hpp"

#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <string>
#include <vector>

namespace lozenge {

namespace {

void paintBands(Picture& picture, const HeightColours& colours, const Interval& axis, const Box& box)
{
    constexpr int bands = 48;
    const auto heightAt = [&](float at) {
        return axis.low + axis.length() * static_cast<double>(1 - (at - box.y) / box.height);
    };
    struct Band {
        float y, height;
    };
    std::vector<Band> parts;
    const float band = box.height / bands;
    for (int i = 0; i < bands; ++i)
        parts.push_back({box.y + band * static_cast<float>(i), band});
    // Where colours jump one band ends and another begins.
    const auto cut = [&](double height) {
        const float at = box.y + box.height * (1 - static_cast<float>((height - axis.low) / axis.length()));
        const auto over = std::find_if(parts.begin(), parts.end(),
                                       [&](const Band& part) { return part.y < at && at < part.y + part.height; });
        if (over == parts.end())
            return;
        const Band below{at, over->y + over->height - at};
        over->height = at - over->y;
        parts.insert(std::next(over), below);
    };
    if (colours.palette->hasJumps())
        for (const Palette::Mark& mark : colours.palette->marks)
            cut(colours.low + static_cast<double>(mark.at) * (colours.high - colours.low));
    if (colours.water)
        cut(*colours.water);
    for (std::size_t i = 0; i < parts.size(); ++i)
        picture.rectangle({box.x, parts[i].y, box.width, parts[i].height + (i + 1 < parts.size() ? 0.6F : 0)}, 0,
                          colours(heightAt(parts[i].y + parts[i].height / 2)));
}

/// The corner of the map that is farthest to the left on the screen: there the axis of heights stands.
Point leftCorner(const Relief& relief)
{
    const auto corners = cornerPoints(relief.last);
    return *std::min_element(corners.begin(), corners.end(),
                             [&](Point a, Point b) { return relief.at(a, 0).x < relief.at(b, 0).x; });
}

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

} // namespace

std::vector<double> heightMarks(const Interval& axis, int most)
{
    const double half = axis.length() / 2;
    const double power = std::pow(10, std::floor(std::log10(half)));
    const double lead = half / power;
    double step = (lead < 1.25 ? 0.5 : lead < 2.5 ? 1 : lead < 5 ? 2 : 5) * power;
    while (axis.length() / step + 1 > most && step < axis.length())
        step *= 2;
    std::vector<double> marks;
    for (double mark = std::ceil(axis.low / step - 1e-4) * step; mark <= axis.high + half * 1e-4; mark += step)
        marks.push_back(std::abs(mark) < step / 100 ? 0 : mark);
    return marks;
}

void paintColourBar(Picture& picture, const Theme& theme, const HeightColours& colours, const Interval& axis,
                    const Box& box, float scale, double unit)
{
    const auto y = [&](double height) {
        return box.y + box.height * (1 - static_cast<float>((height - axis.low) / axis.length()));
    };
    if (colours.palette)
        paintBands(picture, colours, axis, box);
    picture.rectangle(box, 0, none, {theme.edge, scale});

    const float size = 15 * scale;
    const double half = axis.length() / 2;
    const auto marks =
        heightMarks({axis.low * unit, axis.high * unit}, static_cast<int>(box.height / (1.15F * size)) + 1);
    int decimals = 0;
    for (const double mark : marks)
        while (decimals < 6 &&
               std::abs(mark - std::round(mark * std::pow(10, decimals)) / std::pow(10, decimals)) > 1e-6 * half * unit)
            ++decimals;
    for (const double mark : marks) {
        const float at = y(mark / unit);
        picture.line({box.x - 5 * scale, at}, {box.x, at}, {theme.muted, 1.2F * scale});
        picture.text({box.x - 9 * scale, at + middleOfCapitals * size}, fixedText(mark, decimals), Font::Mono, size,
                     theme.muted, Align::Right);
    }
}

/// The bar stands at the outermost corner. Seen from high above the axis is short there: then the bar is longer, so
/// that its numbers can be read.
void paintScale(Picture& picture, const Frame& frame, const Relief& relief, const Box& box)
{
    const Point corner = leftCorner(relief);
    const Vec2 top = relief.at(corner, relief.axis.high);
    const Vec2 bottom = relief.at(corner, relief.axis.low);
    const float scale = relief.scale, width = 14 * scale;
    const float high = bottom.y - top.y, least = std::min(94 * scale, 0.5F * box.height);
    Box bar{top.x - width - 6 * scale, top.y, width, high};
    if (high < least) {
        const float lowest = box.bottom() - 34 * scale;
        bar.height = least;
        bar.y = std::clamp(bottom.y - least, box.y + 14 * scale, std::max(box.y + 14 * scale, lowest - least));
    }
    HeightColours colours = relief.colours;
    if (colourOfFlatGround(relief.look))
        colours.palette = nullptr; // what is not coloured by heights has an axis alone
    paintColourBar(picture, relief.theme, colours, relief.axis, bar, scale);

    if (const std::string facts = factsOfRelief(frame, relief.last / relief.stride); !facts.empty())
        picture.text({box.right() - 14 * scale, box.y + 24 * scale},
                     shortened(facts, Font::Sans, 16 * scale, box.width - 28 * scale), Font::Sans, 16 * scale,
                     relief.theme.muted, Align::Right);
}

} // namespace lozenge
