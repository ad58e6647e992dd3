#include "picture/figures/levels.hpp"

#include "core/slips.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/kit/axis.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

// The offsets of each level: the amplitude that is asked for, and the spread that was found.

namespace lozenge {
namespace {

constexpr float chartLeft = 66; ///< what the numbers of the axis take

bool isAnyFound(const Spreads& spreads)
{
    return std::any_of(spreads.begin(), spreads.end(), [](const LevelSpread& spread) { return spread.count > 0; });
}

/// Of the amplitude, what the spread comes near to; that of the gaussian law is a spread itself.
double shareOf(const OffsetLaw& law)
{
    const double width = law.greatest - law.least;
    return std::isfinite(width) ? width / std::sqrt(12.0) : 1;
}

/// A line from level to level, to compare with.
struct Compared {
    std::string name;
    Stroke stroke;
    std::vector<double> values;
};

std::vector<Compared> comparedWith(const FigurePage& page, const Spreads& spreads)
{
    const Colour colour = page.theme().muted;
    const double share = shareOf(offsetLawOf(page.frame.timeline.recipe()));
    Compared expected{page.tr("{0} of it", fixedText(share, 3, Minus::Sans)), {colour, 1.5F, 7, 5}, {}};
    Compared halved{page.tr("half on each level"), {colour, 2, 0.1F, 6, true}, {}};
    bool isHalved = true;
    double half = spreads.front().level.amplitude;
    for (const LevelSpread& spread : spreads) {
        const double asked = spread.level.amplitude;
        expected.values.push_back(share * asked);
        halved.values.push_back(half);
        isHalved = isHalved && std::abs(asked - half) <= 1e-6 * half;
        half /= 2;
    }
    std::vector<Compared> lines;
    if (share != 1)
        lines.push_back(std::move(expected));
    if (!isHalved && halved.values.front() > 0)
        lines.push_back(std::move(halved));
    return lines;
}

struct LogScale {
    Box box;
    double lowest = -1, highest = 0; ///< powers of ten

    [[nodiscard]] float y(double value) const
    {
        const double share = (std::log10(value) - lowest) / (highest - lowest);
        return box.bottom() - static_cast<float>(std::clamp(share, 0.0, 1.0)) * box.height;
    }
};

/// From the least to the greatest value with a little air, so that two round numbers stand there.
LogScale logScale(const Spreads& spreads, const std::vector<Compared>& lines, const Box& box)
{
    constexpr double mostDecades = 8, leastDecades = 0.8; // below the most lies rounding
    std::vector<double> powers;
    const auto take = [&](double value) { powers.push_back(value > 0 ? std::log10(value) : NAN); };
    for (const LevelSpread& spread : spreads) {
        take(spread.level.amplitude);
        take(spread.deviation);
    }
    for (const Compared& line : lines)
        std::for_each(line.values.begin(), line.values.end(), take);
    const Interval span = spanOf(powers);
    if (!(span.low <= span.high))
        return {box};
    const double low = std::max(span.low, span.high - mostDecades), air = 0.06 * (span.high - low);
    const double missing = std::max(0.0, leastDecades - (span.high - low + 2 * air)) / 2;
    return {box, low - air - missing, span.high + air + missing};
}

void paintScale(const FigurePage& page, const LogScale& scale)
{
    const auto decades = static_cast<float>(scale.highest - scale.lowest);
    const bool hasParts = 0.3F * scale.box.height / decades > page.u(30);
    const int apart = std::max(1, static_cast<int>(std::ceil(decades * page.u(30) / scale.box.height)));
    for (int decade = static_cast<int>(std::floor(scale.lowest)); decade <= scale.highest; decade += apart)
        for (const int part : {1, 2, 5}) {
            const double power = decade + std::log10(part), value = part * std::pow(10.0, decade);
            if (power >= scale.lowest && power <= scale.highest && (part == 1 || hasParts))
                paintMarkedLine(page, scale.box, scale.y(value),
                                std::abs(decade) <= 3 ? shortText(value) : "1e" + std::to_string(decade),
                                {part == 1 ? page.theme().edge : page.theme().line, 1.2F});
        }
}

void paintAsked(const FigurePage& page, Vec2 at, Colour colour)
{
    page.circle(at, 7, page.theme().surface, {colour, 3});
}

void paintFound(const FigurePage& page, Vec2 at, Colour colour)
{
    page.circle(at, 7, colour);
}

void paintChart(const FigurePage& page, const Spreads& spreads, const Box& box)
{
    const auto lines = comparedWith(page, spreads);
    const Theme& theme = page.theme();
    const LogScale scale = logScale(
        spreads, lines, {box.x + page.u(chartLeft), box.y, box.width - page.u(chartLeft), box.height - page.u(36)});
    page.rectangle(scale.box, 4, theme.surface, {theme.line, 1});
    paintScale(page, scale);
    const float column = scale.box.width / static_cast<float>(spreads.size());
    const auto at = [&](std::size_t level, double value) {
        return Vec2{scale.box.x + column * (static_cast<float>(level) + 0.5F), scale.y(value)};
    };
    const auto paintLine = [&](const Stroke& stroke, const auto& valueOf) {
        std::vector<Vec2> way;
        for (std::size_t i = 0; i < spreads.size(); ++i)
            if (valueOf(i) > 0)
                way.push_back(at(i, valueOf(i)));
        if (way.size() > 1)
            page.line(way, stroke);
    };
    for (const Compared& line : lines)
        paintLine(line.stroke, [&](std::size_t i) { return line.values[i]; });
    paintLine({theme.ink, 2}, [&](std::size_t i) { return spreads[i].level.amplitude; });
    const float baseline = scale.box.bottom() + page.u(26);
    page.label({box.x, baseline}, page.tr("level"));
    for (std::size_t i = 0; i < spreads.size(); ++i) {
        const LevelSpread& spread = spreads[i];
        const bool isNow = page.frame.step() && page.frame.step()->level == spread.level.index;
        if (spread.level.amplitude > 0)
            paintAsked(page, at(i, spread.level.amplitude), isNow ? theme.now : theme.ink);
        if (spread.deviation > 0)
            paintFound(page, at(i, spread.deviation), isNow ? theme.now : theme.ink);
        page.number({at(i, 1).x, baseline}, std::to_string(spread.level.index), isNow ? theme.now : theme.muted,
                    Align::Centre);
    }
}

/// A column of the table: its head, and what stands there on each level.
struct NumberColumn {
    std::string head;
    std::vector<std::string> cells;
};

std::vector<NumberColumn> columnsOf(const FigurePage& page, const Spreads& spreads)
{
    const int decimals = page.frame.range.fineDecimals;
    std::vector<NumberColumn> columns{{page.tr("level"), {}}, {page.tr("asked"), {}},    {page.tr("ratio"), {}},
                                      {page.tr("found"), {}}, {page.tr("of asked"), {}}, {page.tr("offsets"), {}}};
    columns.resize(isAnyFound(spreads) ? columns.size() : 3); // before the first there is nothing to be found
    const auto ratio = [](double part, double whole) {
        return part > 0 && whole > 0 ? fixedText(part / whole, 3) : std::string();
    };
    double before = 0;
    for (const LevelSpread& spread : spreads) {
        const double asked = spread.level.amplitude;
        const std::array cells{std::to_string(spread.level.index),
                               fixedText(asked, decimals),
                               ratio(asked, before),
                               spread.count > 1 ? fixedText(spread.deviation, decimals) : "",
                               ratio(spread.deviation, asked),
                               spread.count > 0 ? std::to_string(spread.count) : ""};
        for (std::size_t i = 0; i < columns.size(); ++i)
            columns[i].cells.push_back(cells[i]);
        before = asked;
    }
    return columns;
}

void paintTable(const FigurePage& page, const Spreads& spreads, const std::vector<NumberColumn>& columns,
                const std::vector<float>& widths, const Box& box)
{
    const float row = box.height / static_cast<float>(spreads.size() + 1);
    const float air = (box.width - std::accumulate(widths.begin(), widths.end(), 0.0F)) /
                      static_cast<float>(std::max<std::size_t>(2, columns.size()) - 1);
    float x = box.x;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        x += widths[i];
        float middle = box.y + row / 2;
        page.label(page.baseOf({x, middle}), columns[i].head, Align::Right);
        for (std::size_t level = 0; level < spreads.size(); ++level) {
            const bool isNow = page.frame.step() && page.frame.step()->level == spreads[level].level.index;
            page.write(page.baseOf({x, middle += row}), columns[i].cells[level], isNow ? Font::MonoBold : Font::Mono,
                       labelSize, page.theme().tone(isNow, spreads[level].count > 0, page.theme().muted), Align::Right);
        }
        x += air;
    }
}

} // namespace

Part levelsKey(const FigurePage& page, const Spreads& spreads, int rows)
{
    const Colour ink = page.theme().ink;
    std::vector<KeyEntry> key{{page.tr("amplitude asked"), 20, [=, &page](Vec2 at) { paintAsked(page, at, ink); }}};
    if (isAnyFound(spreads))
        key.push_back({page.tr("spread found"), 18, [=, &page](Vec2 at) { paintFound(page, at, ink); }});
    for (const Compared& line : comparedWith(page, spreads))
        key.push_back({line.name, 34, [&page, stroke = line.stroke](Vec2 at) {
                           page.line({at.x - page.u(17), at.y}, {at.x + page.u(17), at.y}, stroke);
                       }});
    const float row = page.u(34);
    return line(row * static_cast<float>(rows), [&page, key, row](const Box& box) {
        paintKey(page, key, {box.x, box.y, box.width, row});
    });
}

Part levelsChart(const FigurePage& page, const Spreads& spreads, float height)
{
    return chart({page.u(300), height}, [&](const Box& box) { paintChart(page, spreads, box); });
}

Part levelsTable(const FigurePage& page, const Spreads& spreads, float width)
{
    const auto columns = columnsOf(page, spreads);
    std::vector<float> widths;
    for (const NumberColumn& column : columns) {
        widths.push_back(page.widthOf(column.head));
        for (const std::string& cell : column.cells)
            widths.back() = std::max(widths.back(), page.widthOf(cell, Font::MonoBold));
    }
    const float natural =
        std::accumulate(widths.begin(), widths.end(), 0.0F) + page.u(26) * static_cast<float>(columns.size() - 1);
    return chart(
        {std::max(width, natural), page.u(26) * static_cast<float>(spreads.size() + 1)},
        [&page, &spreads, columns, widths](const Box& box) { paintTable(page, spreads, columns, widths, box); });
}

Picture paintLevels(const Frame& frame, const FigureValues& /*values*/, float width, float height)
{
    const Spreads spreads = spreadOfLevels(frame.timeline, frame.moment.number);
    const std::string expected = expectedSpread(offsetLawOf(frame.timeline.recipe()), frame.look);
    Picture picture = emptyPicture(frame, tr(frame.look, "The offsets of the levels"), expected, width, height);
    const FigurePage page = openPage(picture, frame, stepSaid(frame) + ", " + factsOfRun(frame));
    Part key = levelsKey(page, spreads, page.isTall ? 2 : 1);
    key.paint = [&page, paint = key.paint](const Box& box) {
        paint(box);
        page.label(page.baseOf({box.right(), box.bottom() - page.u(17)}), page.tr("log scale"), Align::Right);
    };
    const Part chart = levelsChart(page, spreads, page.u(page.isTall ? 400 : 120));
    Part numbers = column(
        page.u(14), {levelsTable(page, spreads, page.u(340)), line(page.u(page.isTall ? 60 : 110), [&](const Box& box) {
                         page.paragraph(box, expected, page.theme().muted, labelSize, 25);
                     })});
    numbers.grow = page.isTall ? 1 : 0;
    paintFlow(page.isTall ? column(page.u(14), {key, chart, numbers})
                          : column(page.u(8), {key, row(page.u(50), {chart, numbers})}),
              page.body);
    return picture;
}

std::string expectedSpread(const OffsetLaw& law, const Look& look)
{
    if (!std::isfinite(law.greatest - law.least))
        return tr(look, "The spread is the standard deviation of the offsets drawn so far. With the gaussian law it "
                        "comes near the amplitude.");
    return tr(look,
              "The spread is the standard deviation of the offsets drawn so far. With the {0} law it comes near {1} "
              "of the amplitude.",
              law.name, fixedText(shareOf(law), 3, Minus::Sans));
}

} // namespace lozenge
