#pragma once

#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"

#include <algorithm>
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

Profile profileOf(const Frame& frame, const FigureValue& value);

/// Where places and heights lie. Its heights are those of the whole run, so that it stands still.
struct ProfilePlot {
    Box box;
    double lowest = -1;
    double highest = 1;
    float inset = 0;
    int last = 1;

    [[nodiscard]] float spacing() const { return (box.width - 2 * inset) / static_cast<float>(last); }
    [[nodiscard]] float x(int place) const { return box.x + inset + spacing() * static_cast<float>(place); }
    [[nodiscard]] float y(double height) const
    {
        const double share = std::clamp((height - lowest) / (highest - lowest), 0.0, 1.0);
        return box.bottom() - inset - static_cast<float>(share) * (box.height - 2 * inset);
    }
    [[nodiscard]] Vec2 at(int place, double height) const { return {x(place), y(height)}; }
};

ProfilePlot plotIn(const FigurePage& page, const Box& box);

/// Round heights across the plot, and the places below it.
void paintAxes(const FigurePage& page, const ProfilePlot& plot, const Profile& profile);

/// The ground, and the line as the levels before have left it.
void paintHeights(const FigurePage& page, const ProfilePlot& plot, const Profile& profile);

/// How far a step may move its mean, from it the offset; it ends at the ring around the point.
void paintOffset(const FigurePage& page, const ProfilePlot& plot, const Profile& profile, const Step& step, float ring);

/// The points, those of the level with rings, and the present step's with letters.
void paintPointsOf(const FigurePage& page, const ProfilePlot& plot, const Profile& profile);

} // namespace lozenge
