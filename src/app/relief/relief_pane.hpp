#pragma once

#include "app/relief/relief_tools.hpp"
#include "app/ui/desk.hpp"

#include <optional>
#include <string>
#include <utility>

// What the place of a relief in the window does, whether a stepped map or a surveyed one lies in it.

namespace lozenge {

/// A texture that lies between pixels would be blurred.
Box onWholePixels(const Box& box);

/// Dragging turns the relief, with Ctrl the light; the wheel with Shift raises its hills, a double click brings back
/// the lesson's own look. Gives how far the wheel was turned without Shift. In flight nothing happens.
float turnByMouse(Session& session, const Touched& touched);

/// Compiling the shaders takes longer than all else at the start, so the first frame is painted without them.
template <typename Relief>
void makeRelief(std::optional<Relief>& relief, std::string& fault)
{
    if (auto tools = ReliefTools::load())
        relief.emplace(std::move(*tools));
    else
        fault = tools.error();
}

ReliefCanvas canvasOf(const Desk& desk, const Box& box, bool isMoving);

void showTexture(unsigned texture, const Box& box);

/// Speed, height and heading above the picture of the flight, and its keys below.
void showInstruments(const Desk& desk, const Box& box, const Session& session);

} // namespace lozenge
