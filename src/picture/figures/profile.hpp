#pragma once

#include "picture/frame.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// A row or a column of the map.
struct MapLine {
    int number = 0;
    bool isRow = true; ///< from west to east
    int last = 0;
    std::string name;

    [[nodiscard]] Point point(int i) const { return isRow ? Point{i, number} : Point{number, i}; }
    [[nodiscard]] bool has(Point p) const { return (isRow ? p.y : p.x) == number; }
    [[nodiscard]] int place(Point p) const { return isRow ? p.x : p.y; }
};

/// The line at a moment, and as the levels before have left it.
struct Profile {
    MapLine line;
    std::vector<int> set;      ///< places that have a height
    std::vector<int> before;   ///< those that had one when the level began
    std::vector<Step> steps;   ///< of the level, on the line
    const Step* now = nullptr; ///< the present step, if it is one of them
    std::vector<double> heights, heightsBefore;
};

} // namespace lozenge
