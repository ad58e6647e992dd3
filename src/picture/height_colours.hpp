#pragma once

#include "picture/frame.hpp"

#include <optional>

// What heights look like, wherever they show: on discs, on the relief, on the scale and on what is derived from them.

namespace lozenge {

/// A palette laid over heights. Water covers what lies below its level and lets the ground shine through.
struct HeightColours {
    const Palette* palette = &palettes.front();
    double low = -1;   ///< has the first colour
    double middle = 0; ///< has the one halfway
    double high = 1;   ///< has the last
    std::optional<double> water = std::nullopt;

    [[nodiscard]] float share(double height) const
    {
        const double part = height < middle ? (height - low) / (middle - low) : 1 + (height - middle) / (high - middle);
        return static_cast<float>(part / 2);
    }
    /// Of ground that is seen through water, where it lies under it.
    [[nodiscard]] Colour underWater(Colour ground, double height) const
    {
        return water && height < *water ? throughWater(ground, height) : ground;
    }
    [[nodiscard]] Colour throughWater(Colour ground, double height) const;

    /// Of flat ground.
    [[nodiscard]] Colour operator()(double height) const
    {
        return underWater(colourAt(*palette, share(height)), height);
    }

    friend bool operator==(const HeightColours&, const HeightColours&) = default;
};

inline constexpr Colour waterColour = rgb(0x3296C8);

/// The least of the ground that the shallowest water hides, and what the deepest adds to it.
inline constexpr float shallowWater = 0.34F, deepWater = 0.46F;

/// Of a run's heights, on a map with so many cells from side to side.
HeightColours coloursOf(const Look& look, const HeightRange& range, int last);
HeightColours coloursOf(const Frame& frame);

/// Of heights that are counted from `middle` and lie between -limit and limit.
HeightColours coloursAbout(const Look& look, double middle, double limit);

/// From the foot of the axis of heights to its top.
Interval axisOf(const Look& look, const HeightRange& range, int last);
Interval axisOf(const Frame& frame);

/// A share is one of the number of points from side to side, as a published program counts.
std::optional<double> waterLevel(const Look& look, int last);

/// The direction and strength of the look's light; and as it falls on a run, whose recipe may spoil normals of points.
Light lightOf(const Look& look);
Light lightOn(const Recipe& recipe, const Look& look);

/// Grey by the rise to the next point, as a published program has it: 50 of 255 greys for a rise as long as the way.
Colour greyOfRise(float rise);

} // namespace lozenge
