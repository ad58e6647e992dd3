#pragma once

#include "lesson/value.hpp"

#include <string>
#include <string_view>

namespace lozenge {

/// A value as one would write it, on one line and in as few digits as read back as the same.
std::string tomlText(const Value& value);

/// The table that a text of TOML is. `name` is what its places are places of.
Value parsedToml(std::string_view text, const std::string& name);

} // namespace lozenge
