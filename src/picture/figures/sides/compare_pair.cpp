#include "picture/figures/sides/compare_pair.hpp"

#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <string>

// Two sides and their difference.

namespace lozenge {
namespace {

/// What is shown of two sides besides their difference.
std::vector<CompareRow> rowsOfPair(const SideGrid& grid)
{
    std::vector<CompareRow> rows = grid.rows;
    std::erase(rows, CompareRow::Difference);
    return rows.empty() ? std::vector{CompareRow::Board} : rows;
}

/// One of the two with its head. A row that stands alone may be as high as the room.
void paintOfPair(const SideGrid& grid, std::size_t side, const Box& box, float used)
{
    const FigurePage& page = grid.page;
    const std::vector<CompareRow> rows = rowsOfPair(grid);
    paintHead(page, grid.runs.sides[side], side, {box.x, box.y, box.width, page.u(headHeight)});
    float y = box.y + page.u(headHeight);
    for (const CompareRow row : rows) {
        const bool isOnlyOne = rows.size() == 1;
        const float height =
            isOnlyOne ? box.bottom() - y : shapeOf(row).share * used + (isSeam(row) ? page.u(belowSeam) : 0);
        grid.paintCell(side, row, {box.x, y, isOnlyOne ? box.width : used, height});
        y += height + page.u(between);
    }
}

void paintDifferenceOfPair(const SideGrid& grid, const Box& box, float side)
{
    const FigurePage& page = grid.page;
    const Difference& difference = *grid.runs.sides[1].difference;
    const float baseline = box.y + page.u(14) + middleOfCapitals * page.u(22);
    page.picture.text({box.x, baseline}, "B \u2212 A", Font::SansBold, page.u(22), page.theme().ink);
    const std::string most = difference.count == 0
                                 ? tr(page.frame.look, "none differs")
                                 : tr(page.frame.look, "{0} differ, most {1} at ({2}, {3})", difference.count,
                                      briefText(difference.largest, Minus::Sans), difference.at.x, difference.at.y);
    page.label({box.x, box.y + page.u(48)}, shortened(most, Font::Sans, page.u(labelSize), box.width));
    grid.paintCell(1, CompareRow::Difference, {box.x, box.y + page.u(headHeight), side, side});
}

/// What the rows of a pair take of a height besides their shares of the width, and those shares.
struct PairHeights {
    float fixed = 0, shares = 0;
};

PairHeights heightsOfPair(const SideGrid& grid)
{
    const std::vector<CompareRow> rows = rowsOfPair(grid);
    const auto u = [&](float units) { return grid.page.u(units); };
    PairHeights heights{u(headHeight) + u(between) * static_cast<float>(rows.size()), 0};
    for (const CompareRow row : rows) {
        heights.shares += shapeOf(row).share;
        heights.fixed += isSeam(row) ? u(belowSeam) : 0;
    }
    return heights;
}

} // namespace

void paintPair(const SideGrid& grid)
{
    const FigurePage& page = grid.page;
    const Box& box = grid.box;
    const float apart = page.u(34), foot = page.u(scaleHeight), head = page.u(headHeight);
    const PairHeights heights = heightsOfPair(grid);
    const float height = box.height - foot - page.u(between);
    const bool areReliefs = rowsOfPair(grid) == std::vector{CompareRow::Relief};
    // A relief is as wide as it is high and a half: it has more of the width than a map.
    const float third = areReliefs ? std::max(page.u(260), std::min(0.3F * box.width, box.height - head - foot))
                                   : (box.width - 2 * apart) / 3;
    const float width = (box.width - third - 2 * apart) / 2;
    const float used = std::min(width, (box.height - foot - heights.fixed) / heights.shares);
    for (std::size_t i = 0; i < 2; ++i)
        paintOfPair(grid, i, {box.x + (width + apart) * static_cast<float>(i), box.y, width, height}, used);
    const float x = box.right() - third, y = box.bottom() - page.u(scaleHeight - 10);
    paintDifferenceOfPair(grid, {x, box.y, third, height}, std::min(third, box.height - head - foot));
    if (grid.hasHeightColours())
        paintScaleBelow(page, {box.x, y, 2 * width + apart, page.u(bar)});
    paintScaleOfDifferences(page, grid.runs.sides[1].difference->limit, {x, y, third, page.u(bar)});
}

void paintTallPair(const SideGrid& grid)
{
    const FigurePage& page = grid.page;
    const Box& box = grid.box;
    const float apart = page.u(24), head = page.u(headHeight);
    const PairHeights heights = heightsOfPair(grid);
    const float width = (box.width - apart) / 2;
    const float used = std::min(width, (box.height - heights.fixed - head) / (heights.shares + 1));
    const float high = heights.fixed - page.u(between) + heights.shares * used;
    for (std::size_t i = 0; i < 2; ++i)
        paintOfPair(grid, i, {box.x + (width + apart) * static_cast<float>(i), box.y, width, high}, used);
    const Box below{box.x, box.y + high + page.u(between), box.width, box.height - high - page.u(between)};
    const float scales = page.u(230);
    const float side = std::min(below.height - head, below.width - scales - apart);
    paintDifferenceOfPair(grid, below, side);
    paintScales(grid, {below.right() - scales, below.y + head, scales, std::min(side, page.u(190))});
}

} // namespace lozenge
