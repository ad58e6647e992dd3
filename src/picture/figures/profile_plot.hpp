#pragma once

#include "picture/kit/labels.hpp"

#include <string>
#include <vector>

// A line of the map from the side as a plot, and the key to its marks.

namespace lozenge {

/// A row or a column of the map.
struct MapLine {
    int number = 0;
    bool isRow = true; ///< from west to east
    std::string name;

    [[nodiscard]] Point point(int i) const { return isRow ? Point{i, number} : Point{number, i}; }
    [[nodiscard]] bool has(Point p) const { return (isRow ? p.y : p.x) == number; }
    [[nodiscard]] int place(Point p) const { return isRow ? p.x : p.y; }
};

/// The line at a moment, and as the levels before have left it.
struct Profile {
    struct Height {
        int place = 0;
        double height = 0;
    };

    MapLine line;
    std::vector<Height> set;    ///< places that have a height
    std::vector<Height> before; ///< those that had one when the level began
    std::vector<Step> steps;    ///< of the level, on the line
    const Step* now = nullptr;  ///< the present step, if it is one of them

    [[nodiscard]] bool isNow(const Step& step) const { return now && step.at == now->at; }
};

void paintPlot(const FigurePage& page, const Profile& profile, const Box& box);

/// What the marks mean that are in the plot.
void paintMeanings(const FigurePage& page, const Profile& profile, const Box& firstRow);

} // namespace lozenge
