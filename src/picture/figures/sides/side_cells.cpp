#include "picture/board/board.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/sides/compare.hpp"
#include "picture/figures/sides/panes.hpp"
#include "picture/figures/sides/side_grid.hpp"
#include "picture/height_colours.hpp"
#include "picture/kit/axis.hpp"
#include "picture/kit/marks.hpp"
#include "picture/palette.hpp"
#include "picture/relief/relief.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

// What stands under a side that is compared: its map, what differs, and how its borders meet.

namespace lozenge {
namespace {

/// The height of a surface between its points; x and y go from 0 to its last point.
double heightAt(const std::vector<double>& heights, int size, double x, double y)
{
    const int column = std::clamp(static_cast<int>(x), 0, size - 2), row = std::clamp(static_cast<int>(y), 0, size - 2);
    const auto at = [&](int right, int down) { return heights[cellOf({column + right, row + down}, size)]; };
    return bilinear(std::array{at(0, 0), at(1, 0), at(0, 1), at(1, 1)}, x - column, y - row);
}

/// Coloured and lit from the north-west, so that a seam shows as an edge whatever the palette. `pixelsOfMap` is how
/// many pixels a map is wide.
void paintLit(const FigurePage& page, const Box& box, int width, int height, double pixelsOfMap,
              const std::function<double(int x, int y)>& heightOf)
{
    std::vector<double> heights;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            heights.push_back(heightOf(x, y));
    const double limit = page.frame.range.limit, unit = heightUnit(limit);
    const auto steep = static_cast<float>(0.31 * pixelsOfMap / (limit / unit));
    const HeightColours colours = coloursOf(page.frame);
    const Light from = lightOf(page.frame.look);
    std::vector<Colour> lit;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const double here = heights[cellOf({x, y}, width)];
            const auto rise = [&](Point to) {
                return static_cast<float>((heights[cellOf(to, width)] - here) / unit) * steep;
            };
            const float east = rise({std::min(x + 1, width - 1), y}), south = rise({x, std::min(y + 1, height - 1)});
            lit.push_back(shaded(colours(here), brightness(east, south, from)));
        }
    paintImage(page, box, width, lit, true);
}

Box squareIn(const Box& box)
{
    const float side = std::min(box.width, box.height);
    return {box.x, box.y, side, side};
}

/// A map as it meets its neighbours: only its corners are marked, since a line would hide the seam.
void paintCorners(const FigurePage& page, const Box& map)
{
    const float length = std::min(page.u(17), map.width / 4);
    for (const float right : {0.0F, 1.0F})
        for (const float bottom : {0.0F, 1.0F}) {
            const Vec2 at{map.x + right * map.width, map.y + bottom * map.height};
            const Vec2 angle[]{
                {at.x + (right > 0 ? -length : length), at.y}, at, {at.x, at.y + (bottom > 0 ? -length : length)}};
            page.picture.line(angle, {rgb(0xFFFFFF), page.u(6), 0, 0, true});
            page.picture.line(angle, {rgb(0x14171C), page.u(2.6F)});
        }
}

/// How finely maps are sampled: at least as their points, and so that small maps are smooth.
int samplesOf(int last, float parts)
{
    return static_cast<int>(parts * static_cast<float>(std::clamp(3 * last, 30, 256)));
}

void paintTiles(const SideGrid& grid, const Side& side, const Box& cell)
{
    const Box box = squareIn(cell);
    const float around = grid.runs.sides.size() == 2 ? 1 : 0.42F; // so much of the neighbours, in parts of its side
    const int size = side.recipe().size;
    const int pixels = samplesOf(size - 1, 1 + 2 * around);
    const double perTile = pixels / (1.0 + 2 * around);
    const auto within = [&](int pixel) {
        const double tiles = (pixel + 0.5) / perTile - around;
        return (tiles - std::floor(tiles)) * (size - 1);
    };
    const auto heightOf = [&](int x, int y) { return heightAt(side.moment.surface, size, within(x), within(y)); };
    paintLit(grid, box, pixels, pixels, perTile, heightOf);
    const float tile = box.width / (1 + 2 * around);
    paintCorners(grid, {box.x + around * tile, box.y + around * tile, tile, tile});
}

/// The first map, and this one east of it.
void paintBeside(const SideGrid& grid, const Side& side, const Box& cell)
{
    const Box box{cell.x, cell.y, cell.width, std::min(cell.height, cell.width / 2)};
    const Side& first = grid.runs.sides.front();
    const int pixels = samplesOf(std::max(first.recipe().size, side.recipe().size) - 1, 1);
    const auto heightOf = [&](int x, int y) {
        const Side& map = x < pixels ? first : side;
        const int last = map.recipe().size - 1;
        return heightAt(map.moment.surface, last + 1, static_cast<double>(x % pixels) / (pixels - 1) * last,
                        static_cast<double>(y) / (pixels - 1) * last);
    };
    paintLit(grid, box, 2 * pixels, pixels, pixels, heightOf);
    const float middle = box.centre().x;
    for (const float y : {box.y, box.bottom()})
        grid.picture.line({middle, y - grid.u(5)}, {middle, y + grid.u(5)}, {grid.theme().ink, grid.u(2)});
}

/// Whether boards have their numbers around them: maps and differences alike, where there is room for them, and in a
/// step for its letters.
bool haveRims(const SideGrid& grid, const BoardGeometry& board)
{
    return grid.frame.step() ? board.cell >= grid.u(32) : board.cell >= grid.u(18) && board.last <= 16;
}

void paintMap(const SideGrid& grid, const Side& side, const Box& cell)
{
    const Box box = squareIn(cell);
    const Frame shown = ofRun(grid.frame, *side.timeline, side.moment);
    const BoardGeometry board = boardGeometry(box, side.timeline->last(), grid.scale);
    if (haveRims(grid, board))
        paintBoard(grid.picture, shown, board, grid.scale);
    else
        paintPaneBoard(grid, shown, box);
}

void paintRelief(const SideGrid& grid, const Side& side, const Box& cell)
{
    paintPaneRelief(grid, ofRun(grid.frame, *side.timeline, side.moment), cell, mostCellsOf(grid.runs.sides));
}

/// As points with their places where there is room: those that agree are hollow, and the largest has a ring.
void paintDifferingPoints(const FigurePage& page, const Difference& difference, double limit,
                          const BoardGeometry& board)
{
    const Theme& theme = page.theme();
    const float radius = 0.4F * board.cell;
    for (int y = 0; y < difference.size; ++y)
        for (int x = 0; x < difference.size; ++x) {
            if (!difference.isSet({x, y}))
                continue;
            const double value = difference.height({x, y});
            const Vec2 at = board.at({x, y});
            if (value == 0) {
                page.picture.circle(at, std::min(0.12F * board.cell, page.u(11)), theme.surface,
                                    {theme.faint, page.u(1.6F)});
                continue;
            }
            const Colour fill = differenceColour(value, limit, theme);
            page.picture.circle(at, radius, fill, {mix(fill, theme.ink, 0.28F), std::max(0.5F, page.scale)});
        }
    if (difference.count > 0)
        page.picture.circle(board.at(difference.at), radius + page.u(2.5F), none, {theme.ink, page.u(3)});
}

void paintDifference(const SideGrid& grid, const Side& side, const Box& cell)
{
    if (!side.difference) {
        const SetText words =
            setText({{grid.tr("What the others change: each map minus this one."), Font::Sans, grid.theme().muted}},
                    cell, grid.u(labelSize), grid.u(23));
        if (words.lettersCut == 0)
            paintText(grid.picture, words, cell);
        return;
    }
    const Theme& theme = grid.theme();
    const Difference& difference = *side.difference;
    const double limit = grid.runs.differenceLimit;
    const Box box = squareIn(cell);
    const int last = difference.size - 1;
    const auto& sides = grid.runs.sides;
    const Timeline& coarser = *(sides.front().timeline->last() == last ? sides.front() : side).timeline;
    Moment empty = atRest(momentAt(coarser, 0));
    std::fill(empty.grid.isSet.begin(), empty.grid.isSet.end(), std::uint8_t{0});
    const Frame plane = ofRun(grid.frame, coarser, empty);
    if (const BoardGeometry board = boardGeometry(box, last, grid.scale); haveRims(grid, board)) {
        paintBoard(grid.picture, plane, board, grid.scale);
        return paintDifferingPoints(grid, difference, limit, board);
    }
    // A surface would tell of points that are not set yet.
    const bool areAllSet =
        std::find(difference.areSet.begin(), difference.areSet.end(), false) == difference.areSet.end();
    if (const BoardGeometry board = mapIn(box, last);
        areAllSet ? !isImage(board, grid.scale) && last <= 16 : board.cell >= grid.u(latticeCell)) {
        paintPlane(grid.picture, plane, board, grid.scale);
        return paintDifferingPoints(grid, difference, limit, board);
    }
    const int pixels = samplesOf(last, 1);
    const double step = static_cast<double>(last) / (pixels - 1);
    std::vector<Colour> colours;
    for (int y = 0; y < pixels; ++y)
        for (int x = 0; x < pixels; ++x) {
            const double value = heightAt(difference.heights, difference.size, x * step, y * step);
            colours.push_back(differenceColour(value, limit, theme));
        }
    paintImage(grid, box, pixels, colours, true);
}

template <SeamSide seam>
void paintSeam(const SideGrid& grid, const Side& side, const Box& cell)
{
    const Theme& theme = grid.theme();
    const float left = grid.u(44); // for its numbers
    const Box box{cell.x + left, cell.y, cell.width - left, cell.height - grid.u(26)};
    grid.picture.rectangle(box, 0, theme.surface, {theme.line, grid.scale});
    const HeightRange& range = grid.frame.range;
    const double air = 0.06 * (range.highest - range.lowest);
    const double lowest = range.lowest - air, span = std::max(range.highest + air - lowest, leastLimit);
    const auto yOf = [&](double height) {
        return box.bottom() - box.height * static_cast<float>((height - lowest) / span);
    };
    float lastNumber = box.bottom() + grid.u(40);
    for (const double mark : heightMarks({-range.limit, range.limit}))
        if (mark > lowest && mark < lowest + span) {
            const float y = yOf(mark);
            grid.picture.line({box.x, y}, {box.right(), y},
                              {mark == 0 ? theme.edge : theme.line, grid.u(mark == 0 ? 1.5F : 1)});
            if (y < lastNumber - grid.u(20) && y > box.y + grid.u(6) && y < box.bottom() - grid.u(6)) {
                grid.mark({box.x - grid.u(6), grid.baseOf({0, y}).y}, shortText(mark, Minus::Mono), Align::Right);
                lastNumber = y;
            }
        }

    const SeamProfile profile = seamProfile(side.moment, seam);
    std::vector<Vec2> first, opposite;
    for (std::size_t i = 0; i < profile.first.size(); ++i) {
        const float x = box.x + box.width * static_cast<float>(i) / static_cast<float>(profile.first.size() - 1);
        first.push_back({x, yOf(profile.first[i])});
        opposite.push_back({x, yOf(profile.opposite[i])});
    }
    std::vector<Vec2> gap = first;
    gap.insert(gap.end(), opposite.rbegin(), opposite.rend());
    const bool isOpen = profile.widest > 0;
    if (isOpen)
        grid.picture.polygon(gap, withAlpha(theme.ink, 0.15F));
    // One of two lines that may coincide is dashed.
    grid.picture.line(first, {theme.ink, grid.u(3)});
    grid.picture.line(opposite, {theme.muted, grid.u(3), grid.u(7), grid.u(6)});

    const std::string widest = briefText(profile.widest);
    const Told told =
        isOpen ? Told{grid.tr("gap up to {0}", widest), widest} : Told{grid.tr("one line: no gap"), grid.tr("no gap")};
    paintTold(grid, {cell.x, box.bottom() + grid.u(4), cell.width, 0}, told, isOpen ? theme.ink : theme.right);
}

} // namespace

std::string briefText(double number)
{
    return std::abs(number) < 0.01 && number != 0 ? shortText(number, Minus::Sans) : fixedText(number, 2, Minus::Sans);
}

Colour differenceColour(double value, double limit, const Theme& theme)
{
    const double root = std::copysign(std::sqrt(std::min(1.0, std::abs(value) / limit)), value);
    return colourAt(differencePalette(theme.page.r < 0.5F), static_cast<float>((root + 1) / 2));
}

RowShape shapeOf(CompareRow row)
{
    // In the order of CompareRow.
    constexpr std::array<RowShape, compareRows.size()> shapes{{
        {1, "", "", paintMap},
        {0, "", "", paintRelief}, // as high as its block
        {1, "", "", paintTiles},
        {1, "", "", paintDifference},
        {0, phrase("west"), phrase("east"), paintSeam<SeamSide::WestToEast>},
        {0, phrase("north"), phrase("south"), paintSeam<SeamSide::NorthToSouth>},
        {0.5F, "", "", paintBeside},
    }};
    return shapes[static_cast<std::size_t>(row)];
}

} // namespace lozenge
