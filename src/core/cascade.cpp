#include "core/cascade.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {
namespace {

/// What a level must start from, to make these points: the corners of their cells, and one cell more to the west and
/// north of even points, which have its middle for a parent.
Extent coarserExtent(Extent fine, int cells, bool wraps)
{
    const Extent needed{((fine.first + 1) >> 1) - 1, (fine.last >> 1) + 1};
    return wraps ? needed : Extent{std::max(needed.first, 0), std::min(needed.last, cells)};
}

/// The place on the map of a place on its endless repetition.
int onMap(int cell, int cells)
{
    return cell & (cells - 1);
}

/// Memory of cascades for the rows of the next one: for a small window fresh memory would be the dearest part.
template <typename Real>
Lender<std::vector<Real>>& spareRows()
{
    static Lender<std::vector<Real>> rows;
    return rows;
}

std::size_t sizeOf(int count)
{
    return static_cast<std::size_t>(count);
}

} // namespace

template <typename Real>
Cascade<Real>::Cascade(const Recipe& recipe, int depth, const Region& window, const InstructionSet& instructions)
    : m_loops(instructions.loops<Real>()), m_stream(instructions.stream), m_wraps(recipe.edge != &edgeModes().front()),
      m_last(1 << depth), m_window(window), m_levels(sizeOf(depth)), m_scratch(spareRows<Real>())
{
    const auto corners = cornerHeights(recipe);
    std::transform(corners.begin(), corners.end(), m_corners.begin(), [](double h) { return static_cast<Real>(h); });
    const std::vector<Level> levels = levelsOf(recipe);
    Extent xs{window.west, window.east}, ys{window.north, window.south};
    for (int index = depth - 1; index >= 0; --index) {
        CascadeLevel<Real>& level = m_levels[sizeOf(index)];
        level.cells = 1 << index;
        level.key = hashLevel(recipe.noise.seed, index);
        level.amplitude = scaledAmplitude<Real>(levels[sizeOf(index)].amplitude);
        level.xs = xs = coarserExtent(xs, level.cells, m_wraps);
        level.ys = ys = coarserExtent(ys, level.cells, m_wraps);
    }

    // Two rows of corners, then for each level its middles, with room before the first, and four finer rows. Every row
    // begins with a line of the cache.
    const auto lines = [](int count) { return (sizeOf(count) + lineLength - 1) / lineLength * lineLength; };
    std::size_t needed = lineLength + 2 * lines(xs.count());
    for (const CascadeLevel<Real>& level : m_levels)
        needed += lineLength + lines(level.xs.count()) + 4 * lines(2 * level.xs.count());
    m_scratch->resize(std::max(needed, m_scratch->size()));
    Real* free = m_scratch->data();
    while (reinterpret_cast<std::uintptr_t>(free) % (lineLength * sizeof(Real)) != 0)
        ++free;
    const auto claim = [&free, lines](int count) { return std::exchange(free, free + lines(count)); };
    m_cornerRows = {claim(xs.count()), claim(xs.count())};
    for (CascadeLevel<Real>& level : m_levels) {
        level.middles = claim(lineLength + level.xs.count()) + lineLength;
        for (Real*& row : level.fineRows)
            row = claim(2 * level.xs.count());
    }
}

template <typename Real>
void Cascade<Real>::run(const TakeRow<Real>& take)
{
    m_take = &take;
    run();
}

template <typename Real>
void Cascade<Real>::run(const MapInMemory<Real>& map)
{
    const int firstX = m_levels.empty() ? m_window.west : 2 * m_levels.back().xs.first;
    m_mapRows = MapRows<Real>(map, m_window, firstX, m_stream);
    run();
    m_mapRows.end();
}

template <typename Real>
void Cascade<Real>::run()
{
    if (m_levels.empty()) {
        Real* row = m_cornerRows[0];
        for (int y = m_window.north; y <= m_window.south && giveRow(0, y, row); ++y)
            ;
        return;
    }
    // Of the rows of corners only those that cells look at have a meaning, and cells see to that themselves.
    const CascadeLevel<Real>& first = m_levels.front();
    for (int y = first.ys.first; y <= first.ys.last; ++y) {
        Real* row = m_cornerRows[sizeOf(onMap(y, 2))];
        for (int x = first.xs.first; x <= first.xs.last; ++x)
            row[x - first.xs.first] = m_corners[sizeOf(onMap(x, 2) + 2 * onMap(y, 2))];
        if (!takeRow(0, y, row))
            return;
    }
}

/// A row of this level has come. With the one before it makes a row of cells, and two finer rows fall on.
template <typename Real>
bool Cascade<Real>::takeRow(std::size_t depth, int y, Real* row)
{
    CascadeLevel<Real>& level = m_levels[depth];
    if (y > level.ys.first) {
        Real* even = fineRow(depth, 2 * y - 2);
        Real* odd = fineRow(depth, 2 * y - 1);
        level.pair = 2 - level.pair;
        makeCells(level, y - 1, row, even, odd);
        if (!giveRow(depth + 1, 2 * y - 2, even) || !giveRow(depth + 1, 2 * y - 1, odd))
            return false;
    }
    level.north = row;
    if (m_wraps || y < level.cells)
        return true;

    // The southern border of the map has no cells below it.
    Real* even = fineRow(depth, 2 * y);
    makeSouthBorder(level, even);
    return giveRow(depth + 1, 2 * y, even);
}

/// Where a level makes a finer row. The first and last row of the map are mended before they go anywhere.
template <typename Real>
Real* Cascade<Real>::fineRow(std::size_t depth, int y)
{
    CascadeLevel<Real>& level = m_levels[depth];
    if (depth + 1 < m_levels.size())
        return level.fineRows[sizeOf(level.pair + (y & 1))];
    Real* row = level.fineRows[sizeOf(y & 1)];
    m_mapRows.begin(y, row, y != 0 && y != m_last);
    return row;
}

/// A row that was made goes to the next level, or out. It starts at twice the first coarse point; what the next level
/// did not ask for, on either side, is cut off.
template <typename Real>
bool Cascade<Real>::giveRow(std::size_t depth, int y, Real* row)
{
    const bool isOut = depth == m_levels.size();
    const Extent xs = isOut ? Extent{m_window.west, m_window.east} : m_levels[depth].xs;
    const Extent ys = isOut ? Extent{m_window.north, m_window.south} : m_levels[depth].ys;
    if (y < ys.first || y > ys.last)
        return true;
    Real* wanted = depth == 0 ? row : row + (xs.first - 2 * m_levels[depth - 1].xs.first);
    if (!isOut)
        return takeRow(depth, y, wanted);
    putCorners(y, wanted);
    if (m_mapRows.areWanted()) {
        m_mapRows.finish(y, wanted);
        return true;
    }
    return (*m_take)(y, std::span<const Real>(wanted, sizeOf(xs.count())));
}

template <typename Real>
void Cascade<Real>::makeCells(CascadeLevel<Real>& level, int cellY, Real* south, Real* even, Real* odd)
{
    const int mapY = m_wraps ? onMap(cellY, level.cells) : cellY;
    const int end = level.xs.last - level.xs.first;
    const HashRow noise = hashRow(level.key, mapY);

    // A run of cells goes at most to the eastern border of the map; where the map wraps around the next run begins
    // again in the west.
    const bool isForMap = m_mapRows.areWanted() && &level == &m_levels.back();
    for (int first = 0; first < end;) {
        const int cellX = onMap(level.xs.first + first, level.cells);
        int count = std::min(end - first, level.cells - cellX);
        if (isForMap)
            count = std::min(count, m_mapRows.cellsAtOnce(first));
        if (m_wraps)
            seeCorners(level, m_corners, {cellX, mapY}, first, count, south);
        const CellRow<Real> cells{level.north + first,
                                  south + first,
                                  level.middles + first,
                                  isForMap ? m_mapRows.placeOf(first, 2 * cellY, even) : even + 2 * first,
                                  isForMap ? m_mapRows.placeOf(first, 2 * cellY + 1, odd) : odd + 2 * first,
                                  noise,
                                  static_cast<std::uint32_t>(cellX),
                                  count,
                                  level.amplitude};
        m_loops.cells(cells);
        if (first == 0 && !m_wraps && level.xs.first == 0)
            makeWestBorder(level, noise, south, cells.odd);
        first += count;
        if (isForMap) {
            m_mapRows.send(2 * cellY, even + 2 * first);
            m_mapRows.send(2 * cellY + 1, odd + 2 * first);
        }
    }
    even[2 * end] = level.north[end];
    if (m_wraps)
        return;
    if (cellY == 0)
        makeNorthBorder(level, noise, even);
    if (level.xs.last == level.cells)
        makeEastBorder(level, noise, south, odd);
}

template <typename Real>
void Cascade<Real>::putCorners(int y, Real* row) const
{
    if (y != 0 && y != m_last)
        return;
    const std::size_t inSouth = y == 0 ? 0 : 2;
    if (m_window.west == 0)
        row[0] = m_corners[inSouth];
    if (m_window.east == m_last)
        row[m_last - m_window.west] = m_corners[inSouth + 1];
}

template class Cascade<float>;
template class Cascade<double>;

} // namespace lozenge
