#pragma once

#include "picture/frame.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace lozenge {

/// The run from its first step to its last, in chapters.
void paintStrip(Picture& picture, const Frame& frame, const Box& box, float scale, bool labels);

/// A band of a strip, from one place of what is gone through to another.
struct StripBand {
    double from = 0, to = 0;
    float left = 0, width = 0;

    [[nodiscard]] bool holds(double place) const { return place > from && place <= to; }
    /// From one of the two to the other, in parts of the band.
    [[nodiscard]] float at(double place) const
    {
        return left + width * static_cast<float>(place - from) / static_cast<float>(to - from);
    }
    [[nodiscard]] double placeAt(float x) const
    {
        return from + (to - from) * std::clamp((x - left) / width, 0.0F, 1.0F);
    }
};

/// Side by side across a box; their widths come as weights.
void layBands(std::vector<StripBand>& bands, const Box& box, float scale);

/// What a strip shows on its bands, by places of what is gone through.
struct StripMarks {
    double now = 0;
    std::vector<double> stops;
    double nowStop = now;
    bool fillsDone = false; ///< a band that has just ended looks like those before it, and not like the present one
};

/// The bands, played ones filled, with a playhead and marks for stops. Returns the base line of labels.
float paintBands(Picture& picture, std::span<const StripBand> bands, const StripMarks& marks, const Box& box,
                 const Theme& theme, float scale);

/// A diamond or a square: the sign of a phase.
void paintPhaseIcon(Picture& picture, Vec2 centre, float radius, bool diamond, Colour colour, float width);

/// The moment at a place of the strip, for who drags on it.
int stripMoment(const Timeline& timeline, float x, const Box& box, float scale);

} // namespace lozenge
