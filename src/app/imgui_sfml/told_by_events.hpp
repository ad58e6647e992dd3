#pragma once

#include "app/input.hpp"

// ImGui-SFML asks at each frame where the pointer is and which buttons are down, and misses what was quicker than the
// frame: a drag, a second click. Here the events alone tell Dear ImGui, as in the adapter, and what was asked is put
// right just before each frame begins.

namespace lozenge {

/// From here on, for the context that is current.
void heedEventsAlone();

void heed(const Input& input);

} // namespace lozenge
