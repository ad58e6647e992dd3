#pragma once

#include <algorithm>

namespace lozenge {

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
