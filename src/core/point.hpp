#pragma once

#include <array>
#include <cstddef>

namespace lozenge {

/// A place on the map: x is the column, y the row, (0, 0) is the north-west corner.
struct Point {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(Point, Point) = default;
};

/// The way from a point to a parent, in half strides: {-1, -1} is the corner to the north-west.
struct Direction {
    signed char dx = 0;
    signed char dy = 0;

    friend constexpr bool operator==(Direction, Direction) = default;
};

/// The ways to the corners of a square and to the tips of a diamond.
namespace compass {
inline constexpr Direction northWest{-1, -1}, northEast{1, -1}, southWest{-1, 1}, southEast{1, 1};
inline constexpr Direction up{0, -1}, left{-1, 0}, right{1, 0}, down{0, 1};

// The orders in which programs sum them.
inline constexpr std::array<Direction, 4> cornersByRow{northWest, northEast, southWest, southEast};
inline constexpr std::array<Direction, 4> cornersWestFirst{northWest, southWest, southEast, northEast};
inline constexpr std::array<Direction, 4> cornersAround{northWest, northEast, southEast, southWest};
inline constexpr std::array<Direction, 4> tipsByRow{up, left, right, down};
inline constexpr std::array<Direction, 4> tipsUpAndDown{up, down, left, right};
inline constexpr std::array<Direction, 4> tipsAround{up, right, down, left};
} // namespace compass

constexpr Point stepped(Point from, Direction direction, int length)
{
    return {from.x + direction.dx * length, from.y + direction.dy * length};
}

/// The cells of a map with so many points a side, row by row, and that of a point among them.
constexpr std::size_t cellCount(int size)
{
    return static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
}
constexpr std::size_t cellOf(Point point, int size)
{
    return static_cast<std::size_t>(point.y) * static_cast<std::size_t>(size) + static_cast<std::size_t>(point.x);
}

constexpr bool isInside(Point point, int last)
{
    return point.x >= 0 && point.y >= 0 && point.x <= last && point.y <= last;
}

constexpr bool isOnBorder(Point point, int last)
{
    return point.x == 0 || point.y == 0 || point.x == last || point.y == last;
}

} // namespace lozenge
