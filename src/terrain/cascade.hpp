#pragma once

#include "core/point.hpp"
#include "core/region.hpp"
#include "terrain/cell_row.hpp"
#include "terrain/instruction_set.hpp"
#include "terrain/pool.hpp"
#include "terrain/terrain.hpp"

#include <array>
#include <vector>

// A terrain as a cascade of rows: two rows of a lattice make two rows of the next finer one, which make four of the
// one after, down to the map. Rows fall through all levels at once, so only a few of each level are ever in memory, and
// those few stay in the processor's caches.

namespace lozenge {

/// One level of a cascade: the lattice that it starts from, and the rows that are under way.
struct CascadeLevel {
    Stretch xs, ys;
    int cells = 1; ///< a side of the map, on this lattice
    std::uint32_t key = 0;
    double amplitude = 0;
    double* middles = nullptr;
    std::array<double*, 4> fineRows{}; ///< two pairs in turns: the finer level still reads the odd row before
    int pair = 0;
    double* north = nullptr;
};

// The borders of a map whose missing parents are left out.

inline double offsetOf(const CascadeLevel& level, HashRow noise, int cellX, std::uint32_t multiplier)
{
    return cellOffset(level.amplitude, hashCell(noise, static_cast<std::uint32_t>(cellX)), multiplier);
}

inline void makeNorthBorder(const CascadeLevel& level, HashRow noise, double* even)
{
    for (int i = 0; i < level.xs.count() - 1; ++i)
        even[2 * i + 1] = (level.north[i] + level.north[i + 1] + level.middles[i]) / 3 +
                          offsetOf(level, noise, level.xs.first + i, hashMultipliers[1]);
}

inline void makeSouthBorder(const CascadeLevel& level, double* even)
{
    const int end = level.xs.count() - 1;
    const HashRow noise = hashRow(level.key, level.cells);
    for (int i = 0; i < end; ++i) {
        even[2 * i] = level.north[i];
        even[2 * i + 1] = (level.middles[i] + level.north[i] + level.north[i + 1]) / 3 +
                          offsetOf(level, noise, level.xs.first + i, hashMultipliers[1]);
    }
    even[2 * end] = level.north[end];
}

/// The western or the eastern one, with the middle of the only cell beside it.
inline void makeSideBorder(const CascadeLevel& level, HashRow noise, const double* south, double* odd, int column,
                           int middle)
{
    odd[2 * column] = (level.north[column] + level.middles[middle] + south[column]) / 3 +
                      offsetOf(level, noise, level.xs.first + column, hashMultipliers[2]);
}

/// On a map that wraps around all is periodic but the four corners, which are read as they are: the same place of the
/// repetition is the north-east corner for the cells to its west and the north-west corner for those to its east. Puts
/// them as a run of cells sees them, which begins `first` points into the rows.
inline void seeCorners(const CascadeLevel& level, const std::array<double, 4>& corners, Point cell, int first,
                       int count, double* south)
{
    const auto [northWest, northEast, southWest, southEast] = corners;
    const auto put = [&](double* row, double west, double east) {
        if (cell.x == 0)
            row[first] = west;
        if (cell.x + count == level.cells)
            row[first + count] = east;
    };
    if (cell.y == 0)
        put(level.north, northWest, northEast);
    if (cell.y + 1 == level.cells)
        put(south, southWest, southEast);
}

class Cascade {
public:
    Cascade(const Recipe& recipe, int depth, const Region& window, const InstructionSet& instructions);
    Cascade(const Cascade&) = delete;

    /// Makes the rows from north to south, as long as `take` wants more.
    void run(const TakeRow& take);

private:
    bool takeRow(std::size_t depth, int y, double* row);
    bool giveRow(std::size_t depth, int y, double* row);
    double* fineRow(std::size_t depth, int y);
    void makeCells(CascadeLevel& level, int cellY, double* south, double* even, double* odd);
    void putCorners(int y, double* row) const;

    const InstructionSet& m_instructions;
    std::array<double, 4> m_corners{};
    bool m_wraps = false;
    int m_last = 1; ///< of the finest lattice
    Region m_window;
    std::vector<CascadeLevel> m_levels;
    Pool<std::vector<double>>::Item m_scratch; ///< fresh memory would be the dearest part of a small window
    std::array<double*, 2> m_cornerRows{};
    const TakeRow* m_take = nullptr;
};

} // namespace lozenge
