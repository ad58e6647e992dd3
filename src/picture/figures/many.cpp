#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/many_charts.hpp"
#include "picture/kit/flow.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

// A statistic over many seeds: what every map of a recipe has, whatever its numbers are.

namespace lozenge {
namespace {

constexpr float headOfMap = 34; // in units

/// The words of a measure.
struct Words {
    std::string_view title; ///< followed by how many maps
    std::string_view map;   ///< over the map
};

/// In the order of the table of measures.
constexpr std::array<Words, 5> wordsTable{{
    {phrase("Mean bend"), phrase("Mean bend of a point")},
    {phrase("Bend across columns"), phrase("Bend across columns, like with like")},
    {phrase("Mean height"), phrase("Mean height of a point")},
    {phrase("Spread of heights"), phrase("Spread of a point's heights")},
    {phrase("Mean slope"), phrase("Mean slope at a point")},
}};

const Words& wordsOf(const ManyMaps& maps)
{
    return wordsTable.at(static_cast<std::size_t>(maps.of - pointMeasures().data()));
}

/// What other seeds would change of what is found in the middle, in parts of it: by more only once in twenty times.
double chanceInMiddle(const ManyMaps& maps)
{
    const double count = maps.count;
    double sum = 0, squares = 0;
    for (const double value : maps.middles)
        sum += value;
    for (const double value : maps.middles)
        squares += (value - sum / count) * (value - sum / count);
    // Twice the error of a mean, and more where there are few of them: close to what Student's t has.
    return 2 * (count + 1) / (count - 1) * std::sqrt(squares * count / (count - 1)) / sum;
}

/// Whether a value is more than what it is compared with, or less, whatever the seeds are.
enum class Told : std::uint8_t { More, Chance, Less };

Told told(double value, double chance)
{
    return value * (1 - chance) > 1 ? Told::More : value * (1 + chance) < 1 ? Told::Less : Told::Chance;
}

constexpr std::array<std::string_view, 3> ofLevelZero{
    phrase("A point of level 0 bends {0} as much as one of the last level."),
    phrase("A point of level 0 bends {0} as much as one of the last level. Chance can do that (seeds: {1})."),
    phrase("A point of level 0 bends {0} as much as one of the last level: old points do not stand out."),
};
constexpr std::array<std::string_view, 3> ofMiddleColumn{
    phrase("Across column {0} the ground bends {1} as much as points of the same level and kind do elsewhere: a "
           "crease."),
    phrase("Across column {0} the ground bends {1} as much as points of the same level and kind do elsewhere. Chance "
           "can do that (seeds: {2}): no crease is proven."),
    phrase("Across column {0} the ground bends {1} as much as points of the same level and kind do elsewhere: no "
           "crease."),
};

/// What the picture shows, in a sentence with its numbers.
std::string finding(const ManyMaps& maps, const ManyReport& report, const ManyScale& scale, const Look& look)
{
    const int middle = maps.size / 2;
    const double column = report.levels.empty() ? NAN : report.columns[static_cast<std::size_t>(middle)];
    if (!std::isfinite(column))
        return tr(look, "It is {0}.", tr(look, maps.of->explanation));
    const double first = report.levels.front().value, chance = chanceInMiddle(maps);
    const auto said = [&](const std::array<std::string_view, 3>& sentences, double value) {
        return sentences.at(static_cast<std::size_t>(told(value, chance)));
    };
    switch (maps.of->against) {
    case PointMeasure::Against::LastLevel: {
        const double age = report.ageless[static_cast<std::size_t>(middle)];
        const bool isByAge =
            told(first, chance) == Told::More && column > 1 && std::abs(age - 1) < std::abs(column - 1);
        return tr(look, said(ofLevelZero, first), scale.text(first), maps.count) + " " +
               tr(look,
                  isByAge ? "Column {0} has {1}, since old points lie on it: age for age {2}."
                          : "Column {0} has {1}, and age for age {2}.",
                  middle, scale.text(column), fixedText(age, 2, Minus::Sans) + "\u00d7");
    }
    case PointMeasure::Against::LikeWithLike:
        return tr(look, said(ofMiddleColumn, column), middle, scale.text(column), maps.count);
    case PointMeasure::Against::Nothing: break;
    }
    return tr(look, "Points of level 0 have {0}, those of the last level {1}.", scale.text(first),
              scale.text(report.levels.back().value));
}

/// What the numbers are counted in.
std::string note(const ManyMaps& maps, const Look& look)
{
    const std::string is = tr(look, "It is {0}.", tr(look, maps.of->explanation)) + " ";
    const int levels = birthOf({1, 1}, maps.size - 1).level;
    switch (maps.of->against) {
    case PointMeasure::Against::LastLevel:
        return is + tr(look, "1\u00d7 is the mean of level {0}; the border is left out.", levels);
    case PointMeasure::Against::LikeWithLike:
        return is + tr(look, "1\u00d7 is the median of the same level and kind; a column has those of the last two "
                             "levels.");
    case PointMeasure::Against::Nothing: break;
    }
    return is + (maps.of->fromSides > 0 ? tr(look, "The border is left out.") : "");
}

/// A page without maps says why.
Picture pageWithoutMaps(const Frame& frame, const std::string& why, float width, float height)
{
    Picture picture = emptyPicture(frame, tr(frame.look, "Many maps"), why, width, height);
    const FigurePage page = openPage(picture, frame, factsOfRun(frame));
    page.label(page.body.centre(), why, Align::Centre);
    return picture;
}

/// The finished map of the run, as a low sun in the west shows it.
void paintLitMap(const ManyPage& page, const Box& box)
{
    const Timeline& timeline = page.frame.timeline;
    const Grid grid = timeline.gridAt(timeline.stepCount());
    const int size = page.maps.size, last = size - 1;
    std::vector<double> rises;
    double squares = 0;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const int west = std::max(0, x - 1), east = std::min(last, x + 1);
            rises.push_back((grid.height({east, y}) - grid.height({west, y})) / (east - west));
            squares += rises.back() * rises.back();
        }
    const double typical = std::sqrt(squares / (static_cast<double>(size) * size));
    std::vector<Colour> colours;
    for (const double rise : rises) {
        const double bright = std::clamp(0.5 + 0.5 * (typical > 0 ? rise / (2.4 * typical) : 0), 0.0, 1.0);
        colours.push_back(mix(rgb(0x202020), rgb(0xF4F4F4), static_cast<float>(bright)));
    }
    paintImage(page, box, size, colours, false);
    if (last < 8)
        return;
    const float cell = box.width / static_cast<float>(size), half = cell * (static_cast<float>(last) / 2 + 0.5F);
    const Vec2 middle{box.x + half, box.y + half};
    if (page.isLikeWithLike()) {
        const float foot = box.bottom() + page.u(14), wide = page.u(7);
        const Vec2 tip[]{{middle.x, box.bottom() + page.u(3)}, {middle.x + wide, foot}, {middle.x - wide, foot}};
        page.picture.polygon(tip, page.theme().now);
    } else if (page.maps.of->against == PointMeasure::Against::LastLevel) {
        page.circle(middle, 11, none, {rgb(0xFFFFFF), 6});
        page.circle(middle, 11, none, {page.theme().now, 3});
    }
}

/// The map with its columns right below it and its scale beside it.
Part partOfMap(const ManyPage& page, Box& map)
{
    const auto head = [&page](const Box& box) {
        page.head({box.x + page.u(60), box.y}, page.tr(wordsOf(page.maps).map));
    };
    const auto columns = [&page, &map](const Box& box) {
        paintManyColumns(page, {map.x, box.y, map.width, box.height - page.u(34)});
    };
    return column(0, {line(page.u(headOfMap), head),
                      row(0, {line(0, {}, page.u(60)),
                              pane(1,
                                   [&page, &map](const Box& box) {
                                       map = box;
                                       paintManyMap(page, box);
                                   }),
                              line(0, {}, page.u(112))}),
                      line(page.u(20), {}), line(page.u(150), columns)});
}

/// What the numbers are counted in, under the name of the measure.
Part partOfNote(const ManyPage& page, Vec2 least, float grow = 0)
{
    return chart(
        least,
        [&page](const Box& box) {
            page.head({box.x, box.y}, page.tr(wordsOf(page.maps).title));
            page.paragraph(below(box, box.y, page.u(headOfMap)), note(page.maps, page.frame.look), page.theme().muted,
                           18, 26);
        },
        grow);
}

/// One of the maps as it is seen.
Part partOfSeen(const ManyPage& page)
{
    const auto head = [&page](const Box& box) {
        page.head({box.x, box.y}, page.tr("The map of this run"));
        page.label({box.x, box.y + page.u(42)}, page.tr("light from the west"));
    };
    return column(0,
                  {line(page.u(56), head, page.u(215)), pane(1, [&page](const Box& box) { paintLitMap(page, box); })});
}

} // namespace

Picture paintMany(const Frame& frame, const FigureValues& /*values*/, float width, float height)
{
    if (!frame.many)
        return pageWithoutMaps(frame, tr(frame.look, "The maps are being made."), width, height);
    const ManyMaps& maps = *frame.many;
    const ManyReport report = reportOf(maps);
    if (!report.hasUnit)
        return pageWithoutMaps(frame, tr(frame.look, "The ground does not bend: there is nothing to compare."), width,
                               height);
    const Look& look = frame.look;
    const ManyScale scale = scaleOf(maps, report, look);
    const std::string found = finding(maps, report, scale, look);
    const std::string title =
        tr(look, maps.count == 1 ? "{0} over 1 map" : "{0} over {1} maps", tr(look, wordsOf(maps).title), maps.count);
    Picture picture = emptyPicture(frame, title, found + " " + note(maps, look), width, height);
    const ManyPage page{openPage(picture, frame, factsOfRun(frame, maps.count)), maps, report, scale};
    // On tall pages the words of the stop say what was found.
    const bool saysFound = !page.isTall || frame.isUntold();
    Box map;
    const float gap = page.u(24);
    const Part shown = partOfMap(page, map);
    const Part levels =
        chart({page.u(440), heightOfManyLevels(page)}, [&](const Box& box) { paintManyLevels(page, box); });
    const Part words = line(saysFound ? page.u(82) : 0, [&](const Box& box) {
        if (saysFound)
            page.paragraph(box, found, page.theme().ink);
    });
    const Part counted = partOfNote(page, {page.u(360), page.u(118)});
    const Part beside = partOfNote(page, {page.u(200), page.u(190)}, 1);
    const Part wide = row(page.u(36), {shown, column(gap, {row(gap, {partOfSeen(page), beside}), levels, words})});
    const Part narrow = row(page.u(36), {shown, column(gap, {counted, levels, words})});
    const Part tall = column(gap, {shown, counted, levels, words});
    paintFlow(roomiest({wide, narrow, tall}, page.body), page.body);
    return picture;
}

} // namespace lozenge
