#include "picture/figures/many_charts.hpp"

#include "core/recipe.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/kit/axis.hpp"
#include "picture/kit/colour_bar.hpp"
#include "picture/palette.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

constexpr float leastRow = 34; // of a level, in units

void paintVerticalScale(const ManyPage& page, bool isCut, const Box& box)
{
    const ManyScale& scale = page.values;
    paintColours(page, box, 60, [&](double fromTop) {
        const float share = 1 - static_cast<float>(fromTop);
        return scale.colour(scale.isTimes ? scale.low * std::pow(scale.high / scale.low, share)
                                          : scale.low + share * (scale.high - scale.low));
    });
    const auto marks = scale.marks();
    float free = box.bottom() + page.u(60);
    for (const double value : marks) {
        const float y = box.bottom() - scale.share(value) * box.height;
        if (y > free - page.u(24))
            continue;
        free = y;
        paintTick(page, {box.right(), y}, Align::Right,
                  (isCut && value == marks.back() ? "\u2265" : "") + scale.markText(value));
    }
}

/// Where columns and their values lie.
struct ColumnPlot {
    Box box;
    Interval shown; ///< the values, with room below and above
    float cell = 1;

    [[nodiscard]] Vec2 operator()(int x, double value) const
    {
        return {box.x + cell * (static_cast<float>(x) + 0.5F),
                box.bottom() - static_cast<float>((value - shown.low) / shown.length()) * box.height};
    }
};

/// Where a line has values.
void paintValues(const FigurePage& page, const std::vector<double>& values, const Stroke& stroke,
                 const ColumnPlot& plot)
{
    std::vector<Vec2> line;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (std::isfinite(values[i]))
            line.push_back(plot(static_cast<int>(i), values[i]));
    if (line.size() > 1)
        page.line(line, stroke);
}

/// The middle column with its value, and those in the middles of its sides where like is measured with like.
void paintChosenColumns(const ManyPage& page, const ColumnPlot& plot)
{
    const Theme& theme = page.theme();
    const auto point = [&](int x, Colour colour, float radius) {
        const double value = page.report.columns[static_cast<std::size_t>(x)];
        if (!std::isfinite(value))
            return;
        const Vec2 at = plot(x, value);
        page.circle(at, radius, colour, {theme.surface, 1.5F});
        // Right of it or below it, where the line does not go.
        const float away = page.report.columns[static_cast<std::size_t>(x) + 1] > value ? page.u(19) : -page.u(2);
        const std::string text = page.values.text(value);
        const Vec2 from{at.x + page.u(radius + 7), at.y + away};
        const float high = page.u(labelSize);
        page.rectangle(
            {from.x - page.u(2), from.y - 0.86F * high, page.widthOf(text, Font::MonoBold) + page.u(4), high}, 2,
            theme.surface);
        page.number(from, text, colour);
    };
    const int last = page.maps.size - 1;
    if (page.isLikeWithLike() && last >= 16)
        for (const int quarter : {last / 4, last - last / 4})
            point(quarter, theme.ink, 5);
    point(last / 2, theme.now, 6);
}

/// The places of the quarters of a map, where it has them.
std::vector<int> quarters(int last)
{
    std::vector<int> places;
    for (int quarter = 0; quarter <= 4; ++quarter)
        if (last % 4 == 0 || quarter % 2 == 0)
            places.push_back(quarter * last / 4);
    return places;
}

/// What the lines are, right of them.
void nameLines(const ManyPage& page, const Box& box)
{
    const auto write = [&](float below, std::string_view words, Font font, Colour colour) {
        page.write({box.right() + page.u(16), box.y + page.u(below)}, page.tr(words), font, labelSize, colour);
    };
    const Theme& theme = page.theme();
    write(22, phrase("column,"), Font::SansBold, theme.ink);
    write(44, page.isLikeWithLike() ? phrase("last levels") : phrase("all points"), Font::Sans, theme.muted);
    if (page.report.ageless.empty())
        return;
    write(82, phrase("against its"), Font::SansBold, theme.parents[1]);
    write(104, phrase("own level"), Font::Sans, theme.parents[1]);
}

} // namespace

void paintManyMap(const ManyPage& page, const Box& box)
{
    std::vector<Colour> colours;
    for (const double value : page.report.points)
        colours.push_back(std::isfinite(value) ? page.values.colour(value) : page.theme().sunken);
    paintImage(page, box, page.maps.size, colours, false);
    const float cell = box.width / static_cast<float>(page.maps.size);
    for (const int i : quarters(page.maps.size - 1)) {
        const float y = box.y + cell * (static_cast<float>(i) + 0.5F);
        paintTick(page, {box.x, y}, Align::Left, std::to_string(i));
    }
    paintVerticalScale(page, spanOf(page.report.points).high > page.values.high,
                       {box.right() + page.u(22), box.y, page.u(16), box.height});
}

void paintManyColumns(const ManyPage& page, const Box& box)
{
    const Theme& theme = page.theme();
    const std::vector<double>& columns = page.report.columns;
    if (std::none_of(columns.begin(), columns.end(), [](double value) { return std::isfinite(value); }))
        return;
    Interval shown = spanOf(columns);
    if (const Interval age = spanOf(page.report.ageless); age.high >= age.low)
        shown = {std::min(shown.low, age.low), std::max(shown.high, age.high)};
    if (page.values.isTimes)
        shown.low = std::min(shown.low, 0.9);
    const double least = 1e-12 * std::max({1.0, std::abs(shown.low), std::abs(shown.high)});
    const double room = std::max(0.3 * shown.length(), least);
    const int size = page.maps.size;
    const ColumnPlot plot{box, {shown.low - room, shown.high + room}, box.width / static_cast<float>(size)};
    page.rectangle(box, 0, theme.surface, {theme.line, 1});
    for (const double mark : roundMarks(plot.shown.low, plot.shown.high, 3))
        paintMarkedLine(page, box, plot(0, mark).y, page.values.markText(mark), {theme.line, 1.4F});
    paintValues(page, columns, {theme.ink, 2}, plot);
    paintValues(page, page.report.ageless, {theme.parents[1], 2.4F}, plot);
    paintChosenColumns(page, plot);
    for (const int i : quarters(size - 1))
        page.mark({plot(i, plot.shown.low).x, box.bottom() + page.u(24)}, std::to_string(i), Align::Centre,
                  i == (size - 1) / 2);
    nameLines(page, box);
}

float heightOfManyLevels(const ManyPage& page)
{
    return page.report.levels.empty() ? 0 : page.u(58 + leastRow * static_cast<float>(page.report.levels.size()));
}

void paintManyLevels(const ManyPage& page, const Box& box)
{
    const ManyReport& report = page.report;
    const ManyScale& scale = page.values;
    const Theme& theme = page.theme();
    const bool isOfColumns = page.isLikeWithLike();
    if (report.levels.empty())
        return;
    page.head({box.x, box.y},
              page.tr(isOfColumns ? "Columns by the level that made them" : "Points by the level that made them"));
    const float size = page.u(labelSize), left = box.x + page.u(190);
    const float right = box.right() - page.widthOf(scale.text(scale.high), Font::MonoBold) - page.u(24);
    float y = box.y + page.u(50);
    page.label({box.x, y}, page.tr("level"));
    page.label({box.x + page.u(154), y}, page.tr(isOfColumns ? "columns" : "points"), Align::Right);
    std::vector<double> values;
    for (const auto& level : report.levels)
        values.push_back(level.value);
    const auto [least, most] = spanOf(values);
    const ManyScale axis{.low = scale.isTimes ? std::clamp(least, 0.01, 1.0) : std::min(0.0, least),
                         .high = std::max(most, scale.isTimes ? 1.1 : least + 1e-12 * std::max(1.0, std::abs(least))),
                         .isTimes = scale.isTimes};
    const auto x = [&](double value) { return left + axis.share(value) * (right - left); };
    const float row =
        std::clamp((box.height - page.u(58)) / static_cast<float>(report.levels.size()), page.u(leastRow), page.u(64));
    const float bottom = y + row * static_cast<float>(report.levels.size()) + page.u(8);
    const float base = x(std::max(axis.low, axis.isTimes ? 1.0 : 0.0));
    float free = left - page.u(60);
    for (const double mark : axis.isTimes ? axis.marks() : roundMarks(axis.low, axis.high, 4)) {
        const std::string text = axis.markText(mark);
        const float half = page.widthOf(text, Font::Mono) / 2;
        page.line({x(mark), y + page.u(10)}, {x(mark), bottom}, {mark == axis.low ? theme.track : theme.line, 1.4F});
        if (x(mark) - half < free)
            continue;
        page.mark({x(mark), y}, text, Align::Centre);
        free = x(mark) + half + page.u(14);
    }
    for (const auto& level : report.levels) {
        y += row;
        const float middle = y - middleOfCapitals * size;
        page.number({box.x + page.u(14), y}, std::to_string(level.level), theme.ink);
        page.mark({box.x + page.u(154), y}, std::to_string(level.count), Align::Right);
        page.line({base, middle}, {x(level.value), middle}, {theme.ink, 2.6F});
        page.circle({x(level.value), middle}, 8.5F, scale.colour(level.value), {theme.ink, 2});
        page.number({std::max(base, x(level.value)) + page.u(18), y}, scale.text(level.value), theme.ink);
    }
}

float ManyScale::share(double value) const
{
    const double share =
        isTimes ? std::log(std::max(value, low) / low) / std::log(high / low) : (value - low) / (high - low);
    return static_cast<float>(std::clamp(share, 0.0, 1.0));
}

Colour ManyScale::colour(double value) const
{
    return colourAt(*palette, share(value));
}

std::string ManyScale::text(double value) const
{
    constexpr double fewDigits = 1e7; // fit where a value stands
    const std::string digits = std::abs(value) < fewDigits ? fixedText(value, decimals) : shortText(value, Minus::Mono);
    return digits + (isTimes ? "\u00d7" : "");
}

std::string ManyScale::markText(double value) const
{
    return shortText(value, Minus::Mono) + (isTimes ? "\u00d7" : "");
}

std::vector<double> ManyScale::marks() const
{
    if (!isTimes)
        return roundMarks(low, high, 6);
    const bool isNarrow = high / low < 12;
    const std::vector<double> parts =
        isNarrow ? std::vector<double>{1, 1.25, 1.5, 2, 3, 5, 7.5} : std::vector<double>{1, 2, 5};
    const double apart = std::pow(10, std::max(1.0, std::ceil(std::log10(high / low) / 8)));
    std::vector<double> marks;
    for (double decade = std::pow(10, std::floor(std::log10(low))); decade <= high; decade *= apart)
        for (const double part : parts)
            if (const double mark = part * decade; mark >= low * 0.999 && mark <= high * 1.001)
                marks.push_back(mark);
    return marks;
}

ManyScale scaleOf(const ManyMaps& maps, const ManyReport& report, const Look& look)
{
    ManyScale scale;
    // Heights have the look's palette; what is measured on them has one that is not taken for it.
    const bool isHeight = maps.of->name == "height" && look.palette->name != "terrain";
    scale.palette = isHeight || look.palette->name == "safe" ? look.palette : rowNamed(palettes, "even");
    scale.isTimes = maps.of->against != PointMeasure::Against::Nothing;
    const auto [low, high] = spanOf(report.points);
    scale.low = low;
    scale.high = high;
    if (!(scale.high > scale.low)) {
        const double middle = std::isfinite(scale.high) ? scale.high : 1;
        const double around = std::max(1.0, std::abs(middle)); // else nothing is left of it beside a large number
        scale.low = scale.isTimes ? 0.5 : middle - around;
        scale.high = scale.isTimes ? 2 : middle + around;
    }
    if (!scale.isTimes) {
        const double greatest = std::max(std::abs(scale.low), std::abs(scale.high));
        scale.decimals = std::clamp(2 - static_cast<int>(std::floor(std::log10(greatest))), 0, 9);
        return scale;
    }
    scale.low = std::clamp(scale.low, 0.4, 0.9);
    scale.high = std::max(scale.high, 1.2);
    if (maps.of->against == PointMeasure::Against::LikeWithLike) {
        scale.high = std::min(scale.high, 4.0); // a few points around the first ones are far above it
        scale.decimals = 2;
    }
    return scale;
}

} // namespace lozenge
