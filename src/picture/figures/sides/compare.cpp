#include "picture/figures/sides/compare.hpp"

#include "picture/figures/figure.hpp"
#include "picture/figures/sides/panes.hpp"
#include "picture/figures/sides/side_grid.hpp"
#include "picture/kit/colour_bar.hpp"
#include "picture/text/comma_list.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <span>
#include <string>

namespace lozenge {
namespace {

void measure(ComparedRuns& runs)
{
    const Side& first = runs.sides.front();
    for (Side& side : std::span(runs.sides).subspan(1))
        side.difference = differenceOf(first.moment, side.moment, first.isFinished() && side.isFinished());
}

/// What the two lines of a seam are.
void paintSeamKey(const FigurePage& page, const RowShape& seam, const Box& box)
{
    const auto entry = [&](std::string_view name, const Stroke& stroke) {
        return KeyEntry{tr(page.frame.look, name), 30, [&page, stroke](Vec2 at) {
                            page.line(at - Vec2{page.u(15), 0}, at + Vec2{page.u(15), 0}, stroke);
                        }};
    };
    paintKey(page, {entry(seam.first, {page.theme().ink, 3}), entry(seam.second, {page.theme().muted, 3, 7, 6})}, box);
}

/// Of the heights of the points on the border.
double meanOfBorder(const Moment& moment)
{
    double sum = 0;
    const int last = moment.grid.last();
    for (int i = 0; i < last; ++i)
        for (const Point at : {Point{i, 0}, Point{last, i}, Point{last - i, last}, Point{0, last - i}})
            sum += moment.surface[moment.grid.index(at)];
    return sum / (4 * last);
}

/// The colours of heights and of differences where they show, and what the lines of a seam are.
Part footOf(const SideGrid& grid)
{
    std::vector<Part> keys;
    const auto seam = std::find_if(grid.rows.begin(), grid.rows.end(), isSeam);
    if (seam != grid.rows.end())
        keys.push_back(
            line(grid.u(28), [&grid, row = *seam](const Box& box) { paintSeamKey(grid, shapeOf(row), box); }));
    // Some styles of the relief colour by the slope, or not at all.
    const bool isRelief = grid.has(CompareRow::Relief) && !grid.frame.look.style->flatGround;
    if (isRelief || grid.has(CompareRow::Board) || grid.has(CompareRow::Tiles) || grid.has(CompareRow::Beside))
        keys.push_back(scaleLine(grid, [&grid](const Box& bar) { paintScaleOfHeights(grid, bar); }));
    if (grid.has(CompareRow::Difference))
        keys.push_back(scaleLine(grid, [&grid](const Box& bar) {
            const double limit = grid.runs.differenceLimit;
            paintColourScale(grid, bar, grid.tr("difference"), {-limit, limit},
                             [&](double value) { return differenceColour(value, limit, grid.theme()); });
        }));
    const std::size_t abreast = grid.box.width < grid.u(900) ? 2 : 3;
    return lozenge::grid(std::max<std::size_t>(1, std::min(abreast, keys.size())), grid.u(24), keys);
}

Told mostSaid(const SideGrid& grid, const Side& side, bool isPair)
{
    if (!side.difference)
        return {""};
    const Difference& difference = *side.difference;
    if (difference.count == 0)
        return {grid.tr(isPair ? "none differs" : "equal")};
    const std::string number = briefText(difference.largest), largest = grid.tr("largest {0}", number);
    return isPair ? Told{grid.tr("{0} differ, largest {1} at ({2}, {3})", difference.count, number, difference.at.x,
                                 difference.at.y),
                         largest}
                  : Told{largest, number};
}

Told toldOf(const SideGrid& grid, const Side& side, CompareRow row)
{
    if (row == CompareRow::Difference)
        return mostSaid(grid, side, grid.runs.sides.size() == 2);
    if (row == CompareRow::Beside)
        return {grid.tr("{0} in the west, {1} in the east of it", grid.letterOf(grid.runs.sides.front()),
                        grid.letterOf(side))};
    if (row == CompareRow::Tiles) {
        const std::string mean = fixedText(meanOfBorder(side.moment), 2, Minus::Sans);
        return {grid.tr("border: mean {0}", mean), grid.tr("mean {0}", mean)};
    }
    if (const auto& step = side.moment.step)
        return {grid.tr("mean {0}", fixedText(step->mean, grid.frame.range.decimals, Minus::Sans))};
    return toldOf(grid, side);
}

Part cellOf(const SideGrid& grid, const Side& side, CompareRow row)
{
    const RowShape shape = shapeOf(row);
    const auto paint = [&grid, &side, shape](const Box& box) {
        if (box.width > grid.u(20) && box.height > grid.u(20)) // a window may be too small for it
            shape.paint(grid, side, box);
    };
    if (isSeam(row))
        return chart({grid.u(200), grid.u(90)}, paint);
    const float aspect = row == CompareRow::Relief ? reliefShare(grid.frame, side.timeline->last()) : shape.aspect;
    return column(0, {pane(aspect, paint), toldLine(grid, toldOf(grid, side, row))});
}

/// What is shown where nothing was chosen: of two sides their reliefs; of more the boards, and the maps
/// repeated once they are done.
std::vector<CompareRow> usualRows(std::size_t sides, bool isFinished)
{
    if (sides <= 2)
        return {CompareRow::Relief, CompareRow::Difference};
    return isFinished ? std::vector{CompareRow::Tiles, CompareRow::Difference, CompareRow::Seam}
                      : std::vector{CompareRow::Board};
}

} // namespace

ComparedRuns comparedRuns(const std::vector<ShownRecipe>& recipes, const Timeline& leading, int moment,
                          const Look& look)
{
    ComparedRuns runs{.sides = sidesOf(recipes, leading, moment, look), .range = {}};
    runs.range = commonRange(runs.sides);
    double greatest = 0;
    for (const Side& side : std::span(runs.sides).subspan(1))
        greatest = std::max(greatest, greatestDifference(*runs.sides.front().timeline, *side.timeline));
    runs.differenceLimit = roundLimit(greatest);
    measure(runs);
    return runs;
}

void move(ComparedRuns& runs, const Timeline& leading, int moment)
{
    for (Side& side : runs.sides)
        move(side, leading, moment);
    measure(runs);
}

void paintCompared(const FigurePage& page, const ComparedRuns& runs, const std::vector<CompareRow>& rows,
                   const Box& box)
{
    const SideGrid grid{{page}, runs, rows, box};
    const bool isPair = runs.sides.size() == 2 && grid.has(CompareRow::Difference);
    std::vector<Panes> panes;
    for (const Side& side : runs.sides) {
        panes.push_back({{grid.letterOf(side), "", side.name, side.explanation}, {}});
        for (const CompareRow row : rows)
            if (!isPair || row != CompareRow::Difference)
                panes.back().cells.push_back(cellOf(grid, side, row));
    }
    if (isPair) {
        if (rows.size() == 1) // there is nothing else
            panes.clear();
        panes.push_back({{"", "", "B \u2212 A"}, {cellOf(grid, runs.sides[1], CompareRow::Difference)}});
    }
    paintPanes(page, panes, footOf(grid), box);
}

Picture paintCompare(const Frame& frame, const FigureValues& values, float width, float height)
{
    std::vector<ShownRecipe> recipes = values[0].recipes;
    if (recipes.size() < fewestShown) // nothing was read: the run beside itself
        recipes.assign(2, {{}, Phrase{"the same"}, {}, frame.timeline.recipe()});
    const ComparedRuns runs = comparedRuns(recipes, frame.timeline, frame.moment.number, frame.look);
    std::vector<CompareRow> rows;
    for (const std::string_view word : values[1].words)
        rows.push_back(static_cast<CompareRow>(
            std::distance(compareRows.begin(), std::find(compareRows.begin(), compareRows.end(), word))));
    if (rows.empty())
        rows = usualRows(runs.sides.size(), frame.moment.number == frame.timeline.stepCount());

    Frame common = frame;
    common.range = runs.range;
    const std::string description =
        tr(frame.look, "Compared:") + " " + commaList(runs.sides, [](const Side& side) { return side.name; });
    const std::string title = tr(frame.look, "{0} side by side", capital(countName(runs.sides.size(), frame.look)));
    Picture picture = emptyPicture(common, title, description + ".", width, height);
    const FigurePage page = openPage(picture, common, factsOfRuns(runs.sides, frame));
    paintCompared(page, runs, rows, page.body);
    return picture;
}

} // namespace lozenge
