#pragma once

#include "session/run/run_kind.hpp"

namespace lozenge {

/// The table of all speeds, the slowest first. Where a speed is above what a screen can show, several steps are taken
/// in one tick.
std::span<const Speed> speeds();

/// A run that is stepped: what the commands of travel.hpp and playback.hpp do with it.
extern const RunKind steppedKind;

} // namespace lozenge
