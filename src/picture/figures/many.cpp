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
    std::string_view name;  ///< of the measure
    std::string_view title; ///< followed by how many maps
    std::string_view map;   ///< over the map
};

constexpr std::array<Words, 5> wordsTable{{
    {"bend", phrase("Mean bend"), phrase("Mean bend of a point")},
    {"bend-x", phrase("Bend across columns"), phrase("Bend across columns, like with like")},
    {"height", phrase("Mean height"), phrase("Mean height of a point")},
    {"spread", phrase("Spread of heights"), phrase("Spread of a point's heights")},
    {"slope", phrase("Mean slope"), phrase("Mean slope at a point")},
}};

std::string title(const ManyMaps& maps, const Look& look)
{
    return tr(look, maps.count == 1 ? "{0} over 1 map" : "{0} over {1} maps",
              tr(look, rowNamed(wordsTable, maps.of->name)->title), maps.count);
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
    const Box map{body.x + rim, body.y + head, square, square};
    const Box columns{map.x, map.bottom() + gap, square, line};
    layout.map = map;
    layout.columns = columns;
    layout.beside = page.isTall ? Box{body.x, columns.bottom() + page.u(64), body.width,
                                      body.bottom() - columns.bottom() - page.u(64)}
                                : Box{map.right() + besideMap + page.u(36), body.y,
                                      body.right() - map.right() - besideMap - page.u(36), body.height};
    layout.narrow = body.right() - map.right() - besideMap - page.u(10);
    return layout;
}

/// The finished map of the run, as a low sun in the west shows it.
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

/// One of the maps as it is seen, and what the numbers are counted in. Where it has no room, that stands beside the map
/// of a tall page. Returns where it ends.
float paintSeen(const FigurePage& page, const ManyMaps& maps, const ManyLayout& layout)
{
    const Look& look = page.frame.look;
    const Theme& theme = page.theme();
    const Box& beside = layout.beside;
    const std::string about = note(maps, look);
    const auto paintAbout = [&](const Box& box) { page.paragraph(box, about, theme.muted, 18, 26); };
    const float words = page.u(92), head = page.u(headOfMap);
    const float lit =
        std::min({page.u(300), beside.height - layout.rows - words - head - page.u(20), 0.4F * beside.width});
    if (lit < page.u(110)) {
        if (page.isTall && layout.narrow > page.u(140))
            paintAbout({page.body.right() - layout.narrow, layout.map.y, layout.narrow, layout.map.height});
        return beside.y;
    }
    const Vec2 headEnd = page.head({beside.x, beside.y}, tr(look, "The map of this run"));
    page.label(headEnd + Vec2{page.u(12), 0}, tr(look, "light from the west"));
    paintLitMap(page, {beside.x, beside.y + head, lit, lit}, maps);
    paintAbout({beside.x + lit + page.u(24), beside.y + head, beside.width - lit - page.u(24), lit});
    return beside.y + (head + lit + page.u(30));
}

std::string factsOf(const Frame& frame, const ManyMaps& maps)
{
    const Recipe& recipe = frame.timeline.recipe();
    const std::string side = std::to_string(maps.size);
    std::string facts = side + " \u00d7 " + side + ", " + variantSaid(*recipe.variant, frame.look);
    if (recipe.noise.kind->takesSeed)
        facts += ", " + tr(frame.look, maps.count == 1 ? "seed 1" : "seeds 1 to {0}", maps.count);
    return facts;
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
    const ManyScale scale = scaleOf(maps, report, frame.look);
    const std::string found = finding(maps, report, scale, frame.look);
    Picture picture = emptyPicture(frame, title(maps, frame.look), found + " " + note(maps, frame.look), width, height);
    const FigurePage page = openPage(picture, frame, factsOf(frame, maps));
    const Theme& theme = page.theme();
    const ManyLayout layout = layoutOf(page, report.levels.size());

    page.head({layout.map.x, page.body.y}, tr(frame.look, rowNamed(wordsTable, maps.of->name)->map));
    paintManyMap(page, maps, report, scale, layout.map);
    paintManyColumns(page, maps, report, scale, layout.columns);

    const Box& beside = layout.beside;
    float y = paintSeen(page, maps, layout);
    y = paintManyLevels(page, maps, report, scale, {beside.x, y, beside.width, layout.rows}) + page.u(18);
    if (layout.saysFound)
        page.paragraph({beside.x, y, beside.width, std::max(page.u(60), beside.bottom() - y)}, found, theme.ink, 19,
                       27);
    return picture;
}

} // namespace lozenge
