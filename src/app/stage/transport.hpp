#pragma once

#include "app/ui/desk.hpp"

namespace lozenge {

/// The bottom of the window: the strip of chapters to drag on, the buttons, the speed.
void showTransport(const Desk& desk, Session& session, const Box& box);

} // namespace lozenge
