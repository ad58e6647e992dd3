#pragma once

#include <span>
#include <string_view>

namespace lozenge {

/// How fast a run is played.
struct Speed {
    std::string_view name; ///< "2 steps/s"
    double stepsPerSecond = 1;
};

/// The table of all speeds, the slowest first. Where a speed is above what a screen can show, several steps are taken
/// in one tick.
std::span<const Speed> speeds();

inline constexpr int usualSpeed = 2; ///< its row

} // namespace lozenge
