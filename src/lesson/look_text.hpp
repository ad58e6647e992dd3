#pragma once

#include "picture/look.hpp"

#include <optional>
#include <string>
#include <string_view>

// What the keys of a look may hold, the same in a lesson and as options.

namespace lozenge {

struct Bounds {
    double least = 0;
    double greatest = 1;
};

inline constexpr Bounds boundsOfAzimuth{-360, 360};
inline constexpr Bounds boundsOfElevation{5, 90};
inline constexpr Bounds boundsOfLight{0, 90};
inline constexpr Bounds boundsOfZoom{0.1, 10};
inline constexpr Bounds boundsOfExaggeration{0, 10};
inline constexpr Bounds boundsOfFog{0, 10};
inline constexpr Bounds boundsOfHeights{-1e30, 1e30};
inline constexpr Bounds boundsOfPainted{0, 1025.0 * 1025.0};

/// Whether there is room between its ends.
bool isRange(const Interval& interval);

/// "#FFFFFF" as a colour, and back.
std::optional<Colour> colourNamed(std::string_view name);
std::string nameOf(Colour colour);

} // namespace lozenge
