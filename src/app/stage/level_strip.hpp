#pragma once

#include "app/ui/desk.hpp"

namespace lozenge {

/// The way of a survey: a band for each level, and for what a zoom adds. Dragging on it goes there at once.
void showLevelStrip(const Desk& desk, Session& session, const Box& box);

} // namespace lozenge
