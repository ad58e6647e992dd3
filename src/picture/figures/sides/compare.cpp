#include "picture/figures/sides/compare.hpp"

#include "picture/figures/figure.hpp"
#include "picture/figures/sides/panes.hpp"
#include "picture/figures/sides/side_grid.hpp"
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

void paintDifferenceOfPair(const SideGrid& grid, const Box& box, float side)
{
    const Difference& difference = *grid.runs.sides[1].difference;
    const float baseline = box.y + grid.u(14) + middleOfCapitals * grid.u(22);
    grid.write({box.x, baseline}, "B \u2212 A", Font::SansBold, 22, grid.theme().ink);
    const std::string most = difference.count == 0
                                 ? tr(grid.frame.look, "none differs")
                                 : tr(grid.frame.look, "{0} differ, most {1} at ({2}, {3})", difference.count,
                                      briefText(difference.largest, Minus::Sans), difference.at.x, difference.at.y);
    grid.label({box.x, box.y + grid.u(48)}, shortened(most, Font::Sans, grid.u(labelSize), box.width));
    shapeOf(CompareRow::Difference).paint(grid, grid.runs.sides[1], {box.x, box.y + grid.u(headHeight), side, side});
}

/// Two sides with their difference as a third column; on tall pages it stands below them, with the scales beside it.
void paintPair(const SideGrid& grid, bool isWide)
{
    const Box& box = grid.box;
    const float apart = grid.u(isWide ? 34 : 24), foot = grid.u(scaleHeight), head = grid.u(headHeight);
    std::vector<CompareRow> rows = grid.rows;
    std::erase(rows, CompareRow::Difference);
    if (rows.empty())
        rows.push_back(CompareRow::Board);
    float shares = 0, fixed = head + grid.u(between) * static_cast<float>(rows.size());
    for (const CompareRow row : rows) {
        shares += shapeOf(row).share;
        fixed += isSeam(row) ? grid.u(belowSeam) : 0;
    }
    // A relief is as wide as it is high and a half: it has more of the width than a map.
    const bool areReliefs = rows == std::vector{CompareRow::Relief};
    const float third = areReliefs ? std::max(grid.u(260), std::min(0.3F * box.width, box.height - head - foot))
                                   : (box.width - 2 * apart) / 3;
    const float width = isWide ? (box.width - third - 2 * apart) / 2 : (box.width - apart) / 2;
    const float used =
        std::min(width, isWide ? (box.height - foot - fixed) / shares : (box.height - fixed - head) / (shares + 1));
    const float height = isWide ? box.height - foot - grid.u(between) : fixed - grid.u(between) + shares * used;
    for (std::size_t i = 0; i < 2; ++i) {
        const Side& side = grid.runs.sides[i];
        const float x = box.x + (width + apart) * static_cast<float>(i);
        paintHead(grid, side, i, {x, box.y, width, head});
        float y = box.y + head;
        for (const CompareRow row : rows) {
            const float high = shapeOf(row).share * used + (isSeam(row) ? grid.u(belowSeam) : 0);
            const bool isOnlyOne = rows.size() == 1; // it may be as high as the room
            shapeOf(row).paint(grid, side, {x, y, isOnlyOne ? width : used, isOnlyOne ? box.y + height - y : high});
            y += high + grid.u(between);
        }
    }
    if (!isWide) {
        const Box below{box.x, box.y + height + grid.u(between), box.width, box.height - height - grid.u(between)};
        const float scales = grid.u(230), map = std::min(below.height - head, below.width - scales - apart);
        paintDifferenceOfPair(grid, below, map);
        return paintScales(grid, {below.right() - scales, below.y + head, scales, std::min(map, grid.u(190))});
    }
    const float x = box.right() - third, y = box.bottom() - grid.u(scaleHeight - 10);
    paintDifferenceOfPair(grid, {x, box.y, third, height}, std::min(third, box.height - head - foot));
    paintScaleBelow(grid, {box.x, y, 2 * width + apart, grid.u(bar)});
    paintScaleOfDifferences(grid, {x, y, third, grid.u(bar)});
}

/// What the two lines of a seam are, each at a base line of its own.
void paintSeamKey(const FigurePage& page, CompareRow row, Vec2 first, Vec2 second)
{
    const auto key = [&](Vec2 at, std::string_view name, const Stroke& stroke) {
        const float y = at.y - middleOfCapitals * page.u(labelSize);
        page.picture.line({at.x, y}, {at.x + page.u(30), y}, stroke);
        page.label({at.x + page.u(38), at.y}, tr(page.frame.look, name));
    };
    key(first, shapeOf(row).first, {page.theme().parents[0], page.u(3)});
    key(second, shapeOf(row).second, {page.theme().parents[1], page.u(3), page.u(7), page.u(6)});
}

void paintRowLabel(const FigurePage& page, CompareRow row, Vec2 at)
{
    const Look& look = page.frame.look;
    page.head({at.x, at.y - page.u(2)}, tr(look, shapeOf(row).label));
    const Vec2 first{at.x, at.y + page.u(43)}, second{at.x, first.y + page.u(25)};
    if (isSeam(row))
        return paintSeamKey(page, row, first, second);
    page.label(first, tr(look, shapeOf(row).first));
    page.label(second, tr(look, shapeOf(row).second));
}

/// How high the rows are, for columns of a width. Seams take what is left of the height.
struct RowHeights {
    float map = 0; ///< the width of what is shown of a side
    bool isMostBelow = false;
    std::vector<float> rows;
};

RowHeights heightsOfRows(const SideGrid& grid, float column, float height)
{
    RowHeights heights;
    float shares = 0, fixed = grid.u(between) * static_cast<float>(grid.rows.size() - 1), seams = 0;
    // Scales stand where the first side has no difference, and want their height; so do words below a narrow map.
    const float ofScales = grid.u(grid.hasHeightColours() ? 134.0F : 62.0F);
    const float difference = shapeOf(CompareRow::Difference).share;
    for (const CompareRow row : grid.rows) {
        shares += row == CompareRow::Difference ? 0 : shapeOf(row).share;
        fixed += isSeam(row) ? grid.u(belowSeam) : 0.0F;
        seams += isSeam(row) ? 1.0F : 0.0F;
    }
    const bool hasDifference = grid.has(CompareRow::Difference);
    heights.map = std::min(column, (height - fixed) / (shares + (hasDifference ? difference : 0)));
    if (hasDifference && difference * heights.map < ofScales)
        heights.map = std::min(column, (height - fixed - ofScales) / shares);
    heights.map = std::max(1.0F, heights.map); // a window may be too small for all of it
    const float ofDifference = std::max(difference * heights.map, ofScales);
    heights.isMostBelow = column - ofDifference < grid.u(besideDifference);
    const float left = height - fixed - shares * heights.map - (hasDifference ? ofDifference : 0);
    for (const CompareRow row : grid.rows) {
        const float own = shapeOf(row).share * heights.map;
        heights.rows.push_back(row == CompareRow::Difference ? ofDifference
                               : isSeam(row) ? own + grid.u(belowSeam) + std::clamp(left / seams, 0.0F, 0.4F * own)
                                             : own);
    }
    return heights;
}

float columnOf(const SideGrid& grid)
{
    const auto columns = static_cast<float>(grid.runs.sides.size());
    return (grid.box.width - grid.u(labels) - grid.u(gap) * (columns - 1)) / columns;
}

/// Where scales would leave maps too little of the height, words and numbers are smaller.
SideGrid smallerWhereLow(SideGrid grid)
{
    const float column = columnOf(grid), least = 0.7F * grid.scale;
    for (; grid.scale > least; grid.scale *= 0.95F)
        if (heightsOfRows(grid, column, grid.box.height - grid.u(headHeight)).map >
            0.55F * std::min(column, grid.box.height / 2.5F))
            break;
    return grid;
}

void paintDifferenceOfColumn(const SideGrid& grid, const Side& side, const Box& box, const RowHeights& heights)
{
    const float below = heights.isMostBelow ? grid.u(belowSeam) : 0;
    const float map = std::min(heights.map, box.height - below);
    shapeOf(CompareRow::Difference).paint(grid, side, {box.x, box.y, map, map});
    const Vec2 at =
        heights.isMostBelow ? Vec2{box.x, box.y + map + grid.u(23)} : Vec2{box.x + map + grid.u(9), box.y + grid.u(17)};
    paintMost(grid, *side.difference, at, heights.isMostBelow);
}

/// A side a column.
void paintColumns(const SideGrid& grid)
{
    const Box room{grid.box.x + grid.u(labels), grid.box.y, grid.box.width - grid.u(labels), grid.box.height};
    const float column = columnOf(grid);
    const bool hasScalesBelow = !grid.has(CompareRow::Difference) && grid.hasHeightColours();
    const RowHeights heights =
        heightsOfRows(grid, column, room.height - grid.u(headHeight) - (hasScalesBelow ? grid.u(scaleHeight) : 0));
    for (std::size_t i = 0; i < grid.runs.sides.size(); ++i) {
        const Side& side = grid.runs.sides[i];
        const float x = room.x + (column + grid.u(gap)) * static_cast<float>(i);
        paintHead(grid, side, i, {x, room.y, column, grid.u(headHeight)});
        float y = room.y + grid.u(headHeight);
        for (std::size_t at = 0; at < grid.rows.size(); ++at) {
            const CompareRow row = grid.rows[at];
            const float height = heights.rows[at];
            if (i == 0)
                paintRowLabel(grid, row, {grid.box.x, y});
            if (row != CompareRow::Difference)
                shapeOf(row).paint(grid, side, {x, y, isSeam(row) ? column : heights.map, height});
            else if (i == 0)
                paintScales(grid, {x, y, column, height}); // it has no difference
            else
                paintDifferenceOfColumn(grid, side, {x, y, column, height}, heights);
            y += height + grid.u(between);
        }
        if (i == 0 && hasScalesBelow)
            paintScaleBelow(grid, {x, y - grid.u(4), std::min(room.width, grid.u(420)), grid.u(bar)});
    }
}

/// The scales side by side, and what the lines of a seam are.
void paintFootOfRows(const SideGrid& grid)
{
    const auto seam = std::find_if(grid.rows.begin(), grid.rows.end(), isSeam);
    const bool hasSeam = seam != grid.rows.end();
    const float key = grid.u(hasSeam ? 120 : 0), apart = grid.u(36), y = grid.box.bottom() - grid.u(scaleHeight - 12);
    const float half = (grid.box.width - key - (hasSeam ? 2 : 1) * apart) / 2;
    paintScaleBelow(grid, {grid.box.x, y, half, grid.u(bar)});
    if (grid.has(CompareRow::Difference))
        paintScaleOfDifferences(grid, {grid.box.x + half + apart, y, half, grid.u(bar)});
    const float x = grid.box.right() - key;
    if (hasSeam)
        paintSeamKey(grid, *seam, {x, y + grid.u(11)}, {x, y + grid.u(36)});
}

/// A side a row. Heads stand above what is shown of their sides, or left of it where there is no height for that.
void paintRowsOfSides(const SideGrid& grid)
{
    const auto count = static_cast<float>(grid.runs.sides.size());
    const bool isHeadBeside = grid.runs.sides.size() > 2 || grid.box.width > grid.box.height;
    const bool hasFoot = grid.hasHeightColours() || grid.has(CompareRow::Difference) || isSeam(grid.rows.back());
    const float pitch = (grid.box.height - (hasFoot ? grid.u(scaleHeight + 8) : 0)) / count;
    const float head = isHeadBeside ? 0 : grid.u(headHeight),
                beside = isHeadBeside ? grid.u(grid.isTall ? 190 : 290) : 0;
    const float across = grid.box.width - beside;
    float widths = 0;
    for (const CompareRow row : grid.rows)
        widths += 1 / (row == CompareRow::Difference ? 1.0F : shapeOf(row).share);
    const float gaps = grid.u(gap) * static_cast<float>(grid.rows.size() - 1) +
                       (grid.has(CompareRow::Difference) ? grid.u(besideDifference) : 0);
    const float height = std::min(pitch - head - grid.u(18), (across - gaps) / widths);
    const bool endsWide = isSeam(grid.rows.back());
    const float inset = endsWide || isHeadBeside ? 0 : (across - gaps - widths * height) / 2;
    for (std::size_t i = 0; i < grid.runs.sides.size(); ++i) {
        const Side& side = grid.runs.sides[i];
        const float y = grid.box.y + pitch * static_cast<float>(i);
        paintHead(grid, side, i,
                  {grid.box.x, y, isHeadBeside ? beside - grid.u(14) : grid.box.width, grid.u(headHeight)});
        float x = grid.box.x + beside + inset;
        for (const CompareRow row : grid.rows) {
            const bool isDifference = row == CompareRow::Difference;
            const bool isLast = row == grid.rows.back();
            const float width = isLast && endsWide ? grid.box.right() - x
                                : isDifference     ? height + grid.u(besideDifference)
                                                   : height / shapeOf(row).share;
            shapeOf(row).paint(grid, side, {x, y + head, width, height});
            if (isDifference && i > 0)
                paintMost(grid, *side.difference, {x + height + grid.u(9), y + head + grid.u(17)}, false);
            x += width + grid.u(gap);
        }
    }
    paintFootOfRows(grid);
}

/// What is shown where nothing was chosen: of two sides their reliefs; of more the maps, repeated once they are done.
std::vector<CompareRow> usualRows(std::size_t sides, bool isFinished)
{
    if (sides <= 2)
        return {CompareRow::Relief, CompareRow::Difference};
    return isFinished ? std::vector{CompareRow::Tiles, CompareRow::Difference, CompareRow::Seam}
                      : std::vector{CompareRow::Board, CompareRow::Difference};
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
    const bool isWide = box.width > 1.25F * box.height && !(page.isTall && runs.sides.size() > 3);
    if (runs.sides.size() == 2 && grid.has(CompareRow::Difference))
        paintPair(grid, isWide);
    else if (isWide && (runs.sides.size() > 2 || rows.size() == 1))
        paintColumns(smallerWhereLow(grid));
    else
        paintRowsOfSides(grid);
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
