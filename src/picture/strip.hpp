#pragma once

#include "picture/frame.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

// What is gone through, as a strip of bands: played ones filled, with a playhead, marks for the stops of a lesson, and
// labels below.

namespace lozenge {

/// A band of a strip, from one place of what is gone through to another.
struct StripBand {
    double from = 0, to = 0;
    float width = 0; ///< against the others'; once they are laid side by side in pixels
    std::string label = {};
    std::optional<bool> isDiamond = std::nullopt; ///< the sign before the label; none: neither it nor a square
    float left = 0;

    [[nodiscard]] bool holds(double place) const { return place > from && place <= to; }
};

/// By places of what is gone through.
struct Strip {
    std::vector<StripBand> bands;
    double now = 0;
    std::vector<double> stops;
    const Theme* theme = nullptr;
};

/// The run from its first step to its last, in chapters; its places are moments.
Strip stripOf(const Frame& frame);

void paintStrip(Picture& picture, Strip strip, const Box& box, float scale, bool hasLabels = true);

/// The place at an x of the strip, for who drags on it.
double placeOnStrip(Strip strip, float x, const Box& box, float scale);

/// A diamond or a square: the sign of a phase.
void paintPhaseIcon(Picture& picture, Vec2 centre, float radius, bool diamond, Colour colour, float width);

} // namespace lozenge
