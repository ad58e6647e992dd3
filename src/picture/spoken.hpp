#pragma once

#include "picture/look.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace lozenge {

/// The words of a lesson as they are said in a look: {diamond step}, {Square phases} and their like by its names of the
/// phases and in its language, {diamond} as the bare name, and {=0.68} as 0.68.
std::string spoken(std::string_view words, const Look& look);

/// What stands in braces and has no meaning there; it says what would be right.
std::optional<std::string> faultOfBraces(std::string_view words);

/// "8 minutes".
std::string minutesSaid(int minutes, const Look& look);

} // namespace lozenge
