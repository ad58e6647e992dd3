#pragma once

#include <algorithm>

namespace lozenge {

/// Coordinates along one axis from first to last, both included. Where a map goes round they may lie outside it.
struct Stretch {
    int first = 0;
    int last = -1;

    constexpr void take(int v)
    {
        first = last < first ? v : std::min(first, v);
        last = std::max(last, v);
    }
    [[nodiscard]] constexpr Stretch widened(int by) const { return {first - by, last + by}; }
    [[nodiscard]] constexpr int count() const { return last - first + 1; }
};

/// A rectangle of the map, its borders included.
struct Region {
    int west = 0;
    int north = 0;
    int east = -1;
    int south = -1;

    [[nodiscard]] constexpr bool isEmpty() const { return east < west || south < north; }
    friend constexpr bool operator==(const Region&, const Region&) = default;
};

constexpr Region wholeMap(int size)
{
    return {0, 0, size - 1, size - 1};
}

constexpr Region united(const Region& a, const Region& b)
{
    if (a.isEmpty() || b.isEmpty())
        return a.isEmpty() ? b : a;
    return {std::min(a.west, b.west), std::min(a.north, b.north), std::max(a.east, b.east), std::max(a.south, b.south)};
}

} // namespace lozenge
