#pragma once

#include "app/relief/relief_view.hpp"
#include "app/ui/desk.hpp"

// What the place of a relief in the window does, whether a stepped map or a surveyed one lies in it.

namespace lozenge {

/// A texture that lies between pixels would be blurred.
Box onWholePixels(const Box& box);

/// Dragging turns the relief, with Ctrl the light; the wheel with Shift raises its hills, a double click brings back
/// the lesson's own look.
void turnByMouse(Look& look, const Look& lessons, const Touched& touched);

ReliefCanvas canvasOf(const Desk& desk, const Box& box, bool isMoving);

void showTexture(unsigned texture, const Box& box);

} // namespace lozenge
