#pragma once

#include "picture/look.hpp"

#include <optional>
#include <string>
#include <string_view>

// What the keys of a look may hold, the same in a lesson and as options.

namespace lozenge {

/// Whether there is room between its ends.
bool isRange(const Interval& interval);

/// "#FFFFFF" as a colour, and back.
std::optional<Colour> colourNamed(std::string_view name);
std::string nameOf(Colour colour);

} // namespace lozenge
