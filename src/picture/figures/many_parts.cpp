#include "picture/figures/many_parts.hpp"

#include "picture/figures/figure_map.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

void paintVerticalScale(const FigurePage& page, const ManyScale& scale, bool isCut, const Box& box)
{
    constexpr int bands = 60;
    const float band = box.height / bands;
    const auto valueAt = [&](float share) {
        return scale.isTimes ? scale.low * std::pow(scale.high / scale.low, share)
                             : scale.low + share * (scale.high - scale.low);
    };
    for (int i = 0; i < bands; ++i)
        page.picture.rectangle(
            {box.x, box.y + band * static_cast<float>(i), box.width, band + (i + 1 < bands ? 0.6F : 0)}, 0,
            scale.colour(valueAt(1 - (static_cast<float>(i) + 0.5F) / bands)));
    page.picture.rectangle(box, 0, none, {page.theme().edge, page.scale});
    const auto mark = [&](float y, const std::string& text) {
        page.picture.line({box.right(), y}, {box.right() + page.u(6), y}, {page.theme().track, page.u(1.5F)});
        page.mark(page.baseOf({box.right() + page.u(12), y}), text, Align::Left);
    };
    const auto marks = scale.marks();
    float free = box.bottom() + page.u(60);
    for (const double value : marks) {
        const float y = box.bottom() - scale.share(value) * box.height;
        if (y > free - page.u(24))
            continue;
        free = y;
        mark(y, (isCut && value == marks.back() ? "\u2265" : "") + scale.markText(value));
    }
}

/// Where a line has values.
template <typename Place>
void paintValues(const FigurePage& page, const std::vector<double>& values, const Stroke& stroke, Place place)
{
    std::vector<Vec2> line;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (std::isfinite(values[i]))
            line.push_back(place(static_cast<int>(i), values[i]));
    if (line.size() > 1)
        page.picture.line(line, stroke);
}

/// Where columns and their values lie.
struct ColumnPlot {
    Box box;
    double low = INFINITY, high = -INFINITY; ///< of the values, with room below and above
    float cell = 1;

    [[nodiscard]] bool isEmpty() const { return !(high >= low); }
    [[nodiscard]] Vec2 operator()(int x, double value) const
    {
        return {box.x + cell * (static_cast<float>(x) + 0.5F),
                box.bottom() - static_cast<float>((value - low) / (high - low)) * box.height};
    }
};

ColumnPlot plotOf(const std::vector<double>& columns, const ManyMaps& maps, bool isTimes, const Box& box)
{
    ColumnPlot plot{.box = box, .cell = box.width / static_cast<float>(maps.size)};
    for (const double value : columns)
        if (std::isfinite(value)) {
            plot.low = std::min(plot.low, value);
            plot.high = std::max(plot.high, value);
        }
    if (plot.isEmpty())
        return plot;
    if (isTimes)
        plot.low = std::min(plot.low, 0.9);
    const double room = std::max(0.15 * (plot.high - plot.low), 1e-12);
    plot.low -= room;
    plot.high += 2 * room;
    return plot;
}

void paintGround(const FigurePage& page, const ColumnPlot& plot, const ManyScale& scale)
{
    const Theme& theme = page.theme();
    const Box& box = plot.box;
    page.picture.rectangle(box, 0, theme.surface, {theme.line, page.scale});
    for (const double mark : roundMarks(plot.low, plot.high, 3)) {
        const float y = plot(0, mark).y;
        page.picture.line({box.x, y}, {box.right(), y}, {theme.line, page.u(1.4F)});
        page.mark(page.baseOf({box.x - page.u(12), y}), scale.markText(mark), Align::Right);
    }
}

/// The middle column with its value, and those in the middles of its sides where like is measured with like.
void paintChosenColumns(const FigurePage& page, const ColumnPlot& plot, const ManyMaps& maps,
                        const std::vector<double>& columns, const ManyScale& scale)
{
    const Theme& theme = page.theme();
    const auto point = [&](int x, Colour colour, float radius) {
        const double value = columns[static_cast<std::size_t>(x)];
        if (!std::isfinite(value))
            return;
        const Vec2 at = plot(x, value);
        page.picture.circle(at, page.u(radius), colour, {theme.surface, page.u(1.5F)});
        page.number({at.x + page.u(radius + 7), at.y - page.u(2)}, scale.text(value), colour);
    };
    const int last = maps.size - 1;
    if (maps.of->against == PointMeasure::Against::LikeWithLike && last >= 16)
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

void numberColumns(const FigurePage& page, const ColumnPlot& plot, int last)
{
    for (const int i : quarters(last))
        page.mark({plot(i, plot.low).x, plot.box.bottom() + page.u(24)}, std::to_string(i), Align::Centre,
                  i == last / 2);
}

/// What the lines are, right of them.
void nameLines(const FigurePage& page, const Box& box, const ManyMaps& maps, bool hasAgeless)
{
    const Look& look = page.frame.look;
    const float right = box.right() + page.u(16);
    const auto write = [&](float below, std::string_view words, Font font, Colour colour) {
        page.picture.text({right, box.y + page.u(below)}, tr(look, words), font, page.u(labelSize), colour);
    };
    const Colour ink = page.theme().ink, aged = page.theme().parents[1];
    write(22, phrase("column,"), Font::SansBold, ink);
    page.label({right, box.y + page.u(44)},
               tr(look, maps.of->against == PointMeasure::Against::LikeWithLike ? "last levels" : "all points"));
    if (!hasAgeless)
        return;
    write(82, phrase("against its"), Font::SansBold, aged);
    write(104, phrase("own level"), Font::Sans, aged);
}

} // namespace

void paintManyMap(const FigurePage& page, const ManyMaps& maps, const ManyReport& report, const ManyScale& scale,
                  const Box& box)
{
    std::vector<Colour> colours;
    double highest = -INFINITY;
    for (const double value : report.points) {
        colours.push_back(std::isfinite(value) ? scale.colour(value) : page.theme().sunken);
        highest = std::max(highest, std::isfinite(value) ? value : highest);
    }
    paintImage(page, box, maps.size, colours, false);
    const float cell = box.width / static_cast<float>(maps.size);
    for (const int i : quarters(maps.size - 1)) {
        const float y = box.y + cell * (static_cast<float>(i) + 0.5F);
        page.picture.line({box.x - page.u(6), y}, {box.x, y}, {page.theme().track, page.u(1.5F)});
        page.mark(page.baseOf({box.x - page.u(12), y}), std::to_string(i), Align::Right);
    }
    paintVerticalScale(page, scale, highest > scale.high, {box.right() + page.u(22), box.y, page.u(16), box.height});
}

void paintManyColumns(const FigurePage& page, const ManyMaps& maps, const ManyReport& report, const ManyScale& scale,
                      const Box& box)
{
    const ColumnPlot plot = plotOf(report.columns, maps, scale.isTimes, box);
    if (plot.isEmpty())
        return;
    paintGround(page, plot, scale);
    paintValues(page, report.columns, {page.theme().ink, page.u(2)}, plot);
    paintValues(page, report.ageless, {page.theme().parents[1], page.u(2.4F)}, plot);
    paintChosenColumns(page, plot, maps, report.columns, scale);
    numberColumns(page, plot, maps.size - 1);
    nameLines(page, box, maps, !report.ageless.empty());
}

float paintManyLevels(const FigurePage& page, const ManyMaps& maps, const ManyReport& report, const ManyScale& scale,
                      const Box& box)
{
    const Theme& theme = page.theme();
    const bool isOfColumns = maps.of->against == PointMeasure::Against::LikeWithLike;
    if (report.levels.empty())
        return box.y;
    page.head({box.x, box.y}, tr(page.frame.look, isOfColumns ? "Columns by the level that made them"
                                                              : "Points by the level that made them"));
    const float size = page.u(labelSize), left = box.x + page.u(190);
    const float right = box.right() - textWidth(Font::MonoBold, scale.text(scale.high)) * size - page.u(24);
    float y = box.y + page.u(50);
    page.label({box.x, y}, tr(page.frame.look, "level"));
    page.label({box.x + page.u(154), y}, tr(page.frame.look, isOfColumns ? "columns" : "points"), Align::Right);
    double least = INFINITY, most = -INFINITY;
    for (const auto& level : report.levels) {
        least = std::min(least, level.value);
        most = std::max(most, level.value);
    }
    const ManyScale axis{.low = scale.isTimes ? std::min(1.0, least) : std::min(0.0, least),
                         .high = scale.isTimes ? std::max(most, 1.1) : std::max(most, least + 1e-12),
                         .isTimes = scale.isTimes};
    const auto x = [&](double value) { return left + axis.share(value) * (right - left); };
    const float row = page.u(34), bottom = y + row * static_cast<float>(report.levels.size()) + page.u(8);
    float free = left - page.u(60);
    for (const double mark : axis.isTimes ? axis.marks() : roundMarks(axis.low, axis.high, 4)) {
        const std::string text = axis.markText(mark);
        const float half = textWidth(Font::Mono, text) * size / 2;
        page.picture.line({x(mark), y + page.u(10)}, {x(mark), bottom},
                          {mark == axis.low ? theme.track : theme.line, page.u(1.4F)});
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
        page.picture.line({x(std::max(axis.low, axis.isTimes ? 1.0 : 0.0)), middle}, {x(level.value), middle},
                          {theme.ink, page.u(2.6F)});
        page.picture.circle({x(level.value), middle}, page.u(8.5F), scale.colour(level.value), {theme.ink, page.u(2)});
        page.number({x(level.value) + page.u(18), y}, scale.text(level.value), theme.ink);
    }
    return bottom;
}

void paintLitMap(const FigurePage& page, const Box& box, const ManyMaps& maps)
{
    const Timeline& timeline = page.frame.timeline;
    const std::vector<double> heights = timeline.gridAt(timeline.stepCount()).heights;
    const int size = maps.size, last = size - 1;
    const auto rise = [&](int x, int y) {
        const std::size_t row = static_cast<std::size_t>(y) * static_cast<std::size_t>(size);
        const int west = std::max(0, x - 1), east = std::min(last, x + 1);
        return (heights[row + static_cast<std::size_t>(east)] - heights[row + static_cast<std::size_t>(west)]) /
               (east - west);
    };
    double squares = 0;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            squares += rise(x, y) * rise(x, y);
    const double typical = std::sqrt(squares / (static_cast<double>(size) * size));
    std::vector<Colour> colours;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const double steep = typical > 0 ? rise(x, y) / (2.4 * typical) : 0;
            colours.push_back(
                mix(rgb(0x202020), rgb(0xF4F4F4), static_cast<float>(std::clamp(0.5 + 0.5 * steep, 0.0, 1.0))));
        }
    paintImage(page, box, size, colours, false);
    if (last < 8)
        return;
    const float cell = box.width / static_cast<float>(size);
    const Vec2 middle{box.x + cell * (static_cast<float>(last) / 2 + 0.5F),
                      box.y + cell * (static_cast<float>(last) / 2 + 0.5F)};
    if (maps.of->against == PointMeasure::Against::LikeWithLike) {
        const Vec2 tip[]{{middle.x, box.bottom() + page.u(3)},
                         {middle.x + page.u(7), box.bottom() + page.u(14)},
                         {middle.x - page.u(7), box.bottom() + page.u(14)}};
        page.picture.polygon(tip, page.theme().now);
    } else if (maps.of->against == PointMeasure::Against::LastLevel) {
        page.picture.circle(middle, page.u(11), none, {rgb(0xFFFFFF), page.u(6)});
        page.picture.circle(middle, page.u(11), none, {page.theme().now, page.u(3)});
    }
}

} // namespace lozenge
