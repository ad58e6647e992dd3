#pragma once

#include "picture/frame.hpp"

namespace lozenge {

/// The run from its first step to its last, in chapters.
void paintStrip(Picture& picture, const Frame& frame, const Box& box, float scale, bool labels);

/// The marks of a strip whose bands begin at `top`: where a lesson stops, and where the run is.
void paintStopMark(Picture& picture, float x, float top, bool isNow, const Theme& theme, float scale);
void paintPlayhead(Picture& picture, float x, float top, float height, const Theme& theme, float scale);

/// A diamond or a square: the sign of a phase.
void paintPhaseIcon(Picture& picture, Vec2 centre, float radius, bool diamond, Colour colour, float width);

/// The moment at a place of the strip, for who drags on it.
int stripMoment(const Timeline& timeline, float x, const Box& box, float scale);

} // namespace lozenge
