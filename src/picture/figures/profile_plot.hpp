#pragma once

#include "picture/figures/figure_page.hpp"
#include "picture/figures/profile.hpp"

#include <algorithm>

namespace lozenge {

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
