#pragma once

#include "picture/relief/relief.hpp"

#include <span>

namespace lozenge {

void paintSurface(Picture& picture, const Relief& relief);

/// The dots of the near borders, which stand before the skirts.
void paintNearDots(Picture& picture, const Relief& relief);

/// The colour of the surface at a place, in the look's style. The slope is in units of height.
Colour surfaceColour(const Relief& relief, double height, Vec2 slope);

/// A band of the style that is named for them: it reaches up to a height.
struct HeightBand {
    double below;
    Colour colour;
};

/// The colours that a published program gives to its heights, from the lowest.
std::span<const HeightBand> heightBands();

/// The water of the style "slope-grey", where the published program has it: up to this share of the limit.
inline constexpr float waterShare = 0.3F;
inline constexpr Colour waterColour = rgb(0x3296C8);

} // namespace lozenge
