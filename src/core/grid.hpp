#pragma once

#include "core/point.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lozenge {

/// Heights and which of them are set, at one moment of a run. Being set is a mask of its own: every height that a
/// sentinel could use is one that a terrain can have. A point that is not set has height 0, so that equal moments
/// compare equal.
struct Grid {
    int size = 0;
    std::vector<double> heights;
    std::vector<std::uint8_t> isSet;

    Grid() = default;
    explicit Grid(int side) : size(side), heights(cellCount(side)), isSet(heights.size()) {}

    [[nodiscard]] int last() const { return size - 1; }
    [[nodiscard]] std::size_t index(Point p) const { return cellOf(p, size); }
    [[nodiscard]] double height(Point p) const { return heights[index(p)]; }
    [[nodiscard]] bool has(Point p) const { return isSet[index(p)] != 0; }

    void put(Point p, double height)
    {
        heights[index(p)] = height;
        isSet[index(p)] = 1;
    }

    friend bool operator==(const Grid&, const Grid&) = default;
};

} // namespace lozenge
