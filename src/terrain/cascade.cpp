#include "terrain/cascade.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {
namespace {

constexpr int lineLength = 64 / sizeof(double); // of the processor's caches

/// What a level must start from, to make these points: the corners of their cells, and one cell more to the west and
/// north of even points, which have its middle for a parent.
Stretch coarserStretch(Stretch fine, int cells, bool wraps)
{
    const Stretch needed{((fine.first + 1) >> 1) - 1, (fine.last >> 1) + 1};
    return wraps ? needed : Stretch{std::max(needed.first, 0), std::min(needed.last, cells)};
}

/// The place on the map of a place on its endless repetition.
int onMap(int cell, int cells)
{
    return cell & (cells - 1);
}

std::size_t sizeOf(int count)
{
    return static_cast<std::size_t>(count);
}

} // namespace

Cascade::Cascade(const Recipe& recipe, int depth, const Region& window, const InstructionSet& instructions)
    : m_instructions(instructions), m_wraps(recipe.edge != &edgeModes.front()), m_last(1 << depth), m_window(window),
      m_levels(sizeOf(depth)), m_scratch(Pool<std::vector<double>>::shared())
{
    m_corners = cornerHeights(recipe);
    const std::vector<Level> levels = levelsOf(recipe);
    Stretch xs{window.west, window.east}, ys{window.north, window.south};
    for (int index = depth - 1; index >= 0; --index) {
        CascadeLevel& level = m_levels[sizeOf(index)];
        level.cells = 1 << index;
        level.key = hashLevel(recipe.noise.seed, index);
        level.amplitude = scaledAmplitude(levels[sizeOf(index)].amplitude);
        level.xs = xs = coarserStretch(xs, level.cells, m_wraps);
        level.ys = ys = coarserStretch(ys, level.cells, m_wraps);
    }

    // Two rows of corners, then for each level its middles, with room before the first, and four finer rows. Every row
    // begins with a line of the cache.
    const auto lines = [](int count) { return (sizeOf(count) + lineLength - 1) / lineLength * lineLength; };
    std::size_t needed = lineLength + 2 * lines(xs.count());
    for (const CascadeLevel& level : m_levels)
        needed += lineLength + lines(level.xs.count()) + 4 * lines(2 * level.xs.count());
    m_scratch->resize(std::max(needed, m_scratch->size()));
    double* free = m_scratch->data();
    while (reinterpret_cast<std::uintptr_t>(free) % (lineLength * sizeof(double)) != 0)
        ++free;
    const auto claim = [&free, lines](int count) { return std::exchange(free, free + lines(count)); };
    m_cornerRows = {claim(xs.count()), claim(xs.count())};
    for (CascadeLevel& level : m_levels) {
        level.middles = claim(lineLength + level.xs.count()) + lineLength;
        for (double*& row : level.fineRows)
            row = claim(2 * level.xs.count());
    }
}

void Cascade::run(const TakeRow& take)
{
    m_take = &take;
    if (m_levels.empty()) {
        double* row = m_cornerRows[0];
        for (int y = m_window.north; y <= m_window.south && giveRow(0, y, row); ++y)
            ;
        return;
    }
    // Of the rows of corners only those that cells look at have a meaning, and cells see to that themselves.
    const CascadeLevel& first = m_levels.front();
    for (int y = first.ys.first; y <= first.ys.last; ++y) {
        double* row = m_cornerRows[sizeOf(onMap(y, 2))];
        for (int x = first.xs.first; x <= first.xs.last; ++x)
            row[x - first.xs.first] = m_corners[sizeOf(onMap(x, 2) + 2 * onMap(y, 2))];
        if (!takeRow(0, y, row))
            return;
    }
}

/// A row of this level has come. With the one before it makes a row of cells, and two finer rows fall on.
bool Cascade::takeRow(std::size_t depth, int y, double* row)
{
    CascadeLevel& level = m_levels[depth];
    if (y > level.ys.first) {
        double* even = fineRow(depth, 2 * y - 2);
        double* odd = fineRow(depth, 2 * y - 1);
        level.pair = 2 - level.pair;
        makeCells(level, y - 1, row, even, odd);
        if (!giveRow(depth + 1, 2 * y - 2, even) || !giveRow(depth + 1, 2 * y - 1, odd))
            return false;
    }
    level.north = row;
    if (m_wraps || y < level.cells)
        return true;

    // The southern border of the map has no cells below it.
    double* even = fineRow(depth, 2 * y);
    makeSouthBorder(level, even);
    return giveRow(depth + 1, 2 * y, even);
}

/// Where a level makes a finer row.
double* Cascade::fineRow(std::size_t depth, int y)
{
    CascadeLevel& level = m_levels[depth];
    if (depth + 1 < m_levels.size())
        return level.fineRows[sizeOf(level.pair + (y & 1))];
    return level.fineRows[sizeOf(y & 1)];
}

/// A row that was made goes to the next level, or out. It starts at twice the first coarse point; what the next level
/// did not ask for, on either side, is cut off.
bool Cascade::giveRow(std::size_t depth, int y, double* row)
{
    const bool isOut = depth == m_levels.size();
    const Stretch xs = isOut ? Stretch{m_window.west, m_window.east} : m_levels[depth].xs;
    const Stretch ys = isOut ? Stretch{m_window.north, m_window.south} : m_levels[depth].ys;
    if (y < ys.first || y > ys.last)
        return true;
    double* wanted = depth == 0 ? row : row + (xs.first - 2 * m_levels[depth - 1].xs.first);
    if (!isOut)
        return takeRow(depth, y, wanted);
    putCorners(y, wanted);
    return (*m_take)(y, std::span<const double>(wanted, sizeOf(xs.count())));
}

void Cascade::makeCells(CascadeLevel& level, int cellY, double* south, double* even, double* odd)
{
    const int mapY = m_wraps ? onMap(cellY, level.cells) : cellY;
    const int end = level.xs.last - level.xs.first;
    const HashRow noise = hashRow(level.key, mapY);

    // A run of cells goes at most to the eastern border of the map; where the map wraps around the next run begins
    // again in the west.
    for (int first = 0; first < end;) {
        const int cellX = onMap(level.xs.first + first, level.cells);
        const int count = std::min(end - first, level.cells - cellX);
        if (m_wraps)
            seeCorners(level, m_corners, {cellX, mapY}, first, count, south);
        const CellRow cells{level.north + first,
                            south + first,
                            level.middles + first,
                            even + 2 * first,
                            odd + 2 * first,
                            noise,
                            static_cast<std::uint32_t>(cellX),
                            count,
                            level.amplitude};
        m_instructions.cells(cells);
        if (first == 0 && !m_wraps && level.xs.first == 0)
            makeSideBorder(level, noise, south, cells.odd, 0, 0);
        first += count;
    }
    even[2 * end] = level.north[end];
    if (m_wraps)
        return;
    if (cellY == 0)
        makeNorthBorder(level, noise, even);
    if (level.xs.last == level.cells)
        makeSideBorder(level, noise, south, odd, end, end - 1);
}

void Cascade::putCorners(int y, double* row) const
{
    if (y != 0 && y != m_last)
        return;
    const std::size_t inSouth = y == 0 ? 0 : 2;
    if (m_window.west == 0)
        row[0] = m_corners[inSouth];
    if (m_window.east == m_last)
        row[m_last - m_window.west] = m_corners[inSouth + 1];
}

} // namespace lozenge
