#include "picture/figures/sides/compare.hpp"

#include "picture/figures/figure.hpp"
#include "picture/figures/sides/panes.hpp"
#include "picture/palette.hpp"
#include "picture/said.hpp"
#include "picture/text/count_word.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <utility>

namespace lozenge {
namespace {

constexpr float headHeight = 60, gap = 18, between = 24, labels = 124, scaleHeight = 48, bar = 14;

/// The height of a row in parts of its width, and what is said beside it.
struct RowShape {
    float share;
    std::string_view label, first, second;
};

RowShape shapeOf(CompareRow row)
{
    switch (row) {
    case CompareRow::Board: return {1, phrase("Map"), "", ""};
    case CompareRow::Relief: return {paneReliefShare, phrase("Relief"), "", ""};
    case CompareRow::Tiles: return {1, phrase("Map"), phrase("repeated"), phrase("on all sides")};
    case CompareRow::Difference: return {0.67F, phrase("Minus A"), phrase("what is"), phrase("changed")};
    case CompareRow::Seam: return {0.82F, phrase("Seam"), phrase("west"), phrase("east")};
    case CompareRow::SeamNorth: return {0.82F, phrase("Seam"), phrase("north"), phrase("south")};
    case CompareRow::Beside: return {0.5F, phrase("Beside A"), phrase("A mirrored,"), phrase("then this")};
    }
    return {};
}

bool isSeam(CompareRow row)
{
    return row == CompareRow::Seam || row == CompareRow::SeamNorth;
}

void paintHead(const FigurePage& page, const Side& side, std::size_t index, const Box& box)
{
    const Theme& theme = page.theme();
    const float r = page.u(14), left = box.x + 2 * r + page.u(10);
    const Vec2 centre{box.x + r, box.y + r};
    const std::string letter(1, static_cast<char>('A' + index));
    page.picture.circle(centre, r, theme.ink);
    page.picture.text({centre.x, centre.y + middleOfCapitals * page.u(18)}, letter, Font::SansBold, page.u(18),
                      theme.page, Align::Centre);
    float size = 22;
    while (size > labelSize && textWidth(Font::SansBold, side.name) * page.u(size) > box.right() - left)
        size -= 1;
    page.picture.text({left, centre.y + middleOfCapitals * page.u(size)},
                      shortened(side.name, Font::SansBold, page.u(size), box.right() - left), Font::SansBold,
                      page.u(size), theme.ink);
    page.label({box.x, box.y + 2 * r + page.u(20)},
               shortened(side.explanation, Font::Sans, page.u(labelSize), box.width));
}

void paintRowLabel(const FigurePage& page, CompareRow row, Vec2 at)
{
    const RowShape shape = shapeOf(row);
    const Theme& theme = page.theme();
    page.picture.text({at.x, at.y + page.u(17)}, said(page.frame.look, shape.label), Font::SansBold, page.u(19),
                      theme.ink);
    const float first = at.y + page.u(43), second = first + page.u(25);
    if (!isSeam(row)) {
        page.label({at.x, first}, said(page.frame.look, shape.first));
        page.label({at.x, second}, said(page.frame.look, shape.second));
        return;
    }
    const auto key = [&](float baseline, std::string_view name, const Stroke& stroke) {
        const float y = baseline - middleOfCapitals * page.u(labelSize);
        page.picture.line({at.x, y}, {at.x + page.u(30), y}, stroke);
        page.label({at.x + page.u(38), baseline}, said(page.frame.look, name));
    };
    key(first, shape.first, {theme.parents[0], page.u(3)});
    key(second, shape.second, {theme.parents[1], page.u(3), page.u(7), page.u(6)});
}

/// Both scales below one another, where the first side has no difference.
void paintScales(const FigurePage& page, double limit, const Box& box)
{
    const float wide = std::min(box.width, page.u(260));
    page.label({box.x, box.y + page.u(15)}, said(page.frame.look, "height"));
    paintScaleBelow(page, {box.x, box.y + page.u(22), wide, page.u(bar)});
    const float second = box.y + std::max(box.height / 2 + page.u(6), page.u(72));
    page.label({box.x, second + page.u(11)}, said(page.frame.look, "difference"));
    paintScaleOfDifferences(page, limit, {box.x, second + page.u(18), wide, page.u(bar)});
}

double differenceLimit(const ComparedRuns& runs)
{
    return runs.sides.size() > 1 && runs.sides[1].difference ? runs.sides[1].difference->limit : 1;
}

std::vector<int> stridesOf(const ComparedRuns& runs)
{
    std::vector<int> lasts;
    for (const Side& side : runs.sides)
        lasts.push_back(side.timeline->last());
    return lozenge::stridesOf(lasts);
}

struct SideGrid {
    const FigurePage& page;
    const ComparedRuns& runs;
    std::vector<CompareRow> rows;
    Box box;

    void paintCell(std::size_t side, CompareRow row, const Box& cell) const
    {
        paintCompareCell({page, runs, side, cell, stridesOf(runs)[side]}, row);
    }
    [[nodiscard]] bool has(CompareRow row) const { return std::find(rows.begin(), rows.end(), row) != rows.end(); }
};

/// A side a column.
void paintColumns(const SideGrid& grid)
{
    const FigurePage& page = grid.page;
    const std::size_t count = grid.runs.sides.size();
    const auto columns = static_cast<float>(count);
    const Box room{grid.box.x + page.u(labels), grid.box.y, grid.box.width - page.u(labels), grid.box.height};
    const float column = (room.width - page.u(gap) * (columns - 1)) / columns;
    float shares = 0, fixed = page.u(headHeight) + page.u(between) * static_cast<float>(grid.rows.size() - 1);
    for (const CompareRow row : grid.rows) {
        shares += shapeOf(row).share;
        fixed += isSeam(row) ? page.u(30) : 0;
    }
    const bool hasScalesBelow = !grid.has(CompareRow::Difference);
    fixed += hasScalesBelow ? page.u(scaleHeight) : 0;
    const float width = std::min(column, (room.height - fixed) / shares);
    for (std::size_t i = 0; i < count; ++i) {
        const float x = room.x + (column + page.u(gap)) * static_cast<float>(i);
        paintHead(page, grid.runs.sides[i], i, {x, room.y, column, page.u(headHeight)});
        float y = room.y + page.u(headHeight);
        for (const CompareRow row : grid.rows) {
            const float height = shapeOf(row).share * width + (isSeam(row) ? page.u(30) : 0);
            if (i == 0)
                paintRowLabel(page, row, {grid.box.x, y});
            if (i == 0 && row == CompareRow::Difference)
                paintScales(page, differenceLimit(grid.runs), {x, y, width, height});
            else
                grid.paintCell(i, row, {x, y, row == CompareRow::Difference ? column : width, height});
            y += height + page.u(between);
        }
        if (i == 0 && hasScalesBelow)
            paintScaleBelow(page, {x, y - page.u(4), std::min(room.width, page.u(420)), page.u(bar)});
    }
}

/// Two sides and their difference as a third column.
void paintPair(const SideGrid& grid)
{
    const FigurePage& page = grid.page;
    const float apart = page.u(34);
    const float foot = page.u(scaleHeight), head = page.u(headHeight);
    std::vector<CompareRow> rows = grid.rows;
    std::erase(rows, CompareRow::Difference);
    if (rows.empty())
        rows = {CompareRow::Board};
    float shares = 0, fixed = head + foot + page.u(between) * static_cast<float>(rows.size());
    for (const CompareRow row : rows) {
        shares += shapeOf(row).share;
        fixed += isSeam(row) ? page.u(30) : 0;
    }
    const float width = (grid.box.width - 2 * apart) / 3;
    const float used = std::min(width, (grid.box.height - fixed) / shares);
    const float third = grid.box.x + 2 * (width + apart);
    for (std::size_t i = 0; i < 2; ++i) {
        const float x = grid.box.x + (width + apart) * static_cast<float>(i);
        paintHead(page, grid.runs.sides[i], i, {x, grid.box.y, width, head});
        float y = grid.box.y + head;
        for (const CompareRow row : rows) {
            const bool isOnlyOne = rows.size() == 1;
            const float height = isOnlyOne ? grid.box.height - head - foot - page.u(between)
                                           : shapeOf(row).share * used + (isSeam(row) ? page.u(30) : 0);
            grid.paintCell(i, row, {x, y, isOnlyOne ? width : used, height});
            y += height + page.u(between);
        }
    }
    const Difference& difference = *grid.runs.sides[1].difference;
    const float baseline = grid.box.y + page.u(14) + middleOfCapitals * page.u(22);
    page.picture.text({third, baseline}, "B \u2212 A", Font::SansBold, page.u(22), page.theme().ink);
    const std::string most = difference.count == 0
                                 ? said(page.frame.look, "none differs")
                                 : said(page.frame.look, "{0} differ, most {1} at ({2}, {3})", difference.count,
                                        briefText(difference.largest), difference.at.x, difference.at.y);
    page.label({third, grid.box.y + page.u(48)}, shortened(most, Font::Sans, page.u(labelSize), width));
    const Box square{third, grid.box.y + head, width, std::min(width, grid.box.height - head - foot)};
    grid.paintCell(1, CompareRow::Difference, square);
    const float y = grid.box.bottom() - page.u(scaleHeight - 10);
    paintScaleBelow(page, {grid.box.x, y, 2 * width + apart, page.u(bar)});
    paintScaleOfDifferences(page, difference.limit, {third, y, width, page.u(bar)});
}

/// A side a row, on tall pages.
void paintRowsOfSides(const SideGrid& grid)
{
    const FigurePage& page = grid.page;
    const auto count = static_cast<float>(grid.runs.sides.size());
    const float pitch = (grid.box.height - page.u(scaleHeight + 20)) / count;
    const float head = page.u(38);
    float widths = 0;
    for (const CompareRow row : grid.rows)
        widths += 1 / (row == CompareRow::Difference ? 1.0F : shapeOf(row).share);
    const float gaps =
        page.u(gap) * static_cast<float>(grid.rows.size() - 1) + (grid.has(CompareRow::Difference) ? page.u(70) : 0);
    const float height = std::min(pitch - head - page.u(14), (grid.box.width - gaps) / widths);
    for (std::size_t i = 0; i < grid.runs.sides.size(); ++i) {
        const float y = grid.box.y + pitch * static_cast<float>(i);
        Side side = {grid.runs.sides[i].name, {}, grid.runs.sides[i].timeline, {}, {}, {}, {}};
        if (!grid.runs.sides[i].explanation.empty())
            side.name += ": " + grid.runs.sides[i].explanation;
        paintHead(page, side, i, {grid.box.x, y, grid.box.width, head});
        float x = grid.box.x;
        for (const CompareRow row : grid.rows) {
            const bool isDifference = row == CompareRow::Difference;
            const bool isLast = row == grid.rows.back();
            const float width = isLast && isSeam(row) ? grid.box.right() - x
                                : isDifference        ? height + page.u(70)
                                                      : height / shapeOf(row).share;
            grid.paintCell(i, row, {x, y + head, width, height});
            x += width + page.u(gap);
        }
    }
    const float y = grid.box.bottom() - page.u(scaleHeight - 12);
    const float half = (grid.box.width - page.u(40)) / 2;
    paintScaleBelow(page, {grid.box.x, y, half, page.u(bar)});
    if (grid.has(CompareRow::Difference))
        paintScaleOfDifferences(page, differenceLimit(grid.runs), {grid.box.right() - half, y, half, page.u(bar)});
}

std::string titleOf(const ComparedRuns& runs, const Look& look)
{
    return said(look, "{0} side by side", capital(countSaid(runs.sides.size(), look)));
}

} // namespace

std::vector<CompareRow> usualRows(std::size_t sides, bool isFinished)
{
    if (sides <= 2)
        return {CompareRow::Relief, CompareRow::Difference};
    return isFinished ? std::vector{CompareRow::Tiles, CompareRow::Difference, CompareRow::Seam}
                      : std::vector{CompareRow::Board, CompareRow::Difference};
}

void paintCompared(const FigurePage& page, const ComparedRuns& runs, const std::vector<CompareRow>& rows,
                   const Box& box)
{
    const SideGrid grid{page, runs, rows, box};
    const bool isWide = box.width > 1.25F * box.height;
    if (isWide && runs.sides.size() == 2 && grid.has(CompareRow::Difference))
        paintPair(grid);
    else if (!isWide && runs.sides.size() > 3)
        paintRowsOfSides(grid);
    else
        paintColumns(grid);
}

Picture paintCompare(const Frame& frame, const FigureValues& values, float width, float height)
{
    std::vector<ShownRecipe> recipes = values[0].recipes;
    if (recipes.size() < fewestShown) // nothing was read: the run beside itself
        recipes.assign(2, {{}, std::string(phrase("the same")), {}, frame.timeline.recipe()});
    sayIn(frame.look, recipes);
    std::vector<std::shared_ptr<const Timeline>> timelines;
    for (ShownRecipe& shown : recipes)
        timelines.push_back(shown.run = runOf(shown, frame));
    const ComparedRuns runs = comparedRuns(recipes, frame.timeline, frame.moment.number);
    std::vector<CompareRow> rows;
    for (const std::string_view word : values[1].words)
        rows.push_back(static_cast<CompareRow>(
            std::distance(compareRows.begin(), std::find(compareRows.begin(), compareRows.end(), word))));
    if (rows.empty())
        rows = usualRows(runs.sides.size(), frame.moment.number == frame.timeline.stepCount());

    Frame common = frame;
    common.range = runs.range;
    std::string description = said(frame.look, "Compared:");
    for (const Side& side : runs.sides)
        description += (&side == &runs.sides.front() ? " " : ", ") + side.name;
    Picture picture = emptyPicture(common, titleOf(runs, frame.look), description + ".", width, height);
    const FigurePage page = openPage(picture, common, factsOfRuns(timelines, frame));
    paintCompared(page, runs, rows, page.body);
    return picture;
}

} // namespace lozenge
