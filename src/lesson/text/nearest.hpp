#pragma once

#include "picture/text/comma_list.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// The known name with the fewest letters changed, or nothing if none is near.
std::string_view nearest(std::string_view name, std::span<const std::string_view> known);

/// " (did you mean "edge"?)", or the whole list where no name is near.
std::string suggestion(std::string_view name, std::span<const std::string_view> known);

/// "a, b and c".
std::string listed(std::span<const std::string_view> names, std::string_view last = " and ",
                   std::string_view between = ", ");

} // namespace lozenge
