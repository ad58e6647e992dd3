#pragma once

#include "core/point.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lozenge {

/// Heights and which of them are set, at one moment of a run. Being set is a mask of its own: every height that a
/// sentinel could use is one that a terrain can have.
struct Grid {
    int size = 0;
    std::vector<double> heights;
    std::vector<std::uint8_t> isSet;

    Grid() = default;
    explicit Grid(int side)
        : size(side), heights(static_cast<std::size_t>(side) * static_cast<std::size_t>(side)), isSet(heights.size())
    {}

    [[nodiscard]] int last() const { return size - 1; }
    [[nodiscard]] std::size_t index(Point p) const
    {
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size) + static_cast<std::size_t>(p.x);
    }
    [[nodiscard]] double height(Point p) const { return heights[index(p)]; }
    [[nodiscard]] bool has(Point p) const { return isSet[index(p)] != 0; }

    void put(Point p, double height)
    {
        heights[index(p)] = height;
        isSet[index(p)] = 1;
    }

    /// A point that is not set has height 0, so that equal moments compare equal.
    void clear(Point p)
    {
        heights[index(p)] = 0;
        isSet[index(p)] = 0;
    }

    friend bool operator==(const Grid&, const Grid&) = default;
};

} // namespace lozenge
