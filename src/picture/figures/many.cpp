#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/many_charts.hpp"
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

/// What the picture shows, in a sentence with its numbers.
std::string finding(const ManyMaps& maps, const ManyReport& report, const ManyScale& scale, const Look& look)
{
    const int middle = maps.size / 2;
    const double column = report.levels.empty() ? NAN : report.columns[static_cast<std::size_t>(middle)];
    if (!std::isfinite(column))
        return tr(look, "It is {0}.", tr(look, maps.of->explanation));
    const ManyReport::OfLevel& first = report.levels.front();
    switch (maps.of->against) {
    case PointMeasure::Against::LastLevel: {
        const double age = report.ageless[static_cast<std::size_t>(middle)];
        return tr(look,
                  "A point of level 0 bends {0} as much as one of the last level. Column {1} has {2}, since old "
                  "points lie on it: age for age {3}.",
                  scale.text(first.value), middle, scale.text(column), fixedText(age, 2, Minus::Sans) + "\u00d7");
    }
    case PointMeasure::Against::LikeWithLike:
        return tr(look,
                  "Across column {0} the ground bends {1} as much as points of the same level and kind do "
                  "elsewhere: a crease.",
                  middle, scale.text(column));
    case PointMeasure::Against::Nothing: break;
    }
    return tr(look, "Points of level 0 have {0}, those of the last level {1}.", scale.text(first.value),
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

/// The page: the map with its columns right below it and its scale beside it, and the levels.
struct ManyLayout {
    float rows = 0; ///< how high the levels are
    bool saysFound = true;
    Box map, columns, beside;
    float narrow = 0; ///< the width that is left beside the map's scale
};

ManyLayout layoutOf(const FigurePage& page, std::size_t levels)
{
    const Box& body = page.body;
    ManyLayout layout;
    layout.rows = page.u(84) + page.u(34) * static_cast<float>(levels);
    // On tall pages the map has what all below it leaves, and the words of the stop say what was found.
    layout.saysFound = !page.isTall || page.frame.isUntold();
    const float rim = page.u(60), head = page.u(headOfMap), line = page.u(116), axis = page.u(34), gap = page.u(20);
    const float besideMap = page.u(112);
    const float belowMap = gap + line + page.u(64) + layout.rows + page.u(layout.saysFound ? 78 : 18);
    const float least = page.u(160);
    const float square = page.isTall
                             ? std::clamp(body.height - head - belowMap, least,
                                          std::max(least, std::min(body.width - rim - besideMap, 0.46F * body.height)))
                             : std::min(body.height - head - gap - line - axis, 0.4F * body.width);
    layout.map = {body.x + rim, body.y + head, square, square};
    layout.columns = {layout.map.x, layout.map.bottom() + gap, square, line};
    const Box &map = layout.map, &columns = layout.columns;
    layout.beside = page.isTall ? below(body, columns.bottom(), page.u(64))
                                : Box{map.right() + besideMap + page.u(36), body.y,
                                      body.right() - map.right() - besideMap - page.u(36), body.height};
    layout.narrow = body.right() - map.right() - besideMap - page.u(10);
    return layout;
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

/// One of the maps as it is seen, and what the numbers are counted in. Where it has no room, that stands beside the map
/// of a tall page. Returns where it ends.
float paintSeen(const ManyPage& page, const ManyLayout& layout)
{
    const Box& beside = layout.beside;
    const std::string about = note(page.maps, page.frame.look);
    const auto paintAbout = [&](const Box& box) { page.paragraph(box, about, page.theme().muted, 18, 26); };
    const float words = page.u(92), head = page.u(headOfMap);
    const float lit =
        std::min({page.u(300), beside.height - layout.rows - words - head - page.u(20), 0.4F * beside.width});
    if (lit < page.u(110)) {
        if (page.isTall && layout.narrow > page.u(140))
            paintAbout({page.body.right() - layout.narrow, layout.map.y, layout.narrow, layout.map.height});
        return beside.y;
    }
    const Vec2 headEnd = page.head({beside.x, beside.y}, page.tr("The map of this run"));
    page.label(headEnd + Vec2{page.u(12), 0}, page.tr("light from the west"));
    paintLitMap(page, {beside.x, beside.y + head, lit, lit});
    paintAbout({beside.x + lit + page.u(24), beside.y + head, beside.width - lit - page.u(24), lit});
    return beside.y + (head + lit + page.u(30));
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
    const ManyLayout layout = layoutOf(page, report.levels.size());

    page.head({layout.map.x, page.body.y}, page.tr(wordsOf(maps).map));
    paintManyMap(page, layout.map);
    paintManyColumns(page, layout.columns);

    const Box& beside = layout.beside;
    float y = paintSeen(page, layout);
    y = paintManyLevels(page, {beside.x, y, beside.width, layout.rows}) + page.u(18);
    if (layout.saysFound)
        page.paragraph({beside.x, y, beside.width, std::max(page.u(60), beside.bottom() - y)}, found, page.theme().ink);
    return picture;
}

} // namespace lozenge
