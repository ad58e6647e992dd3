#pragma once

#include <string>
#include <string_view>
#include <toml++/toml.h>

namespace lozenge {

/// A value as one would write it, on one line and in as few digits as read back as the same.
std::string tomlText(const toml::node& node);

/// The text as TOML. `name` is what its places are places of.
toml::table parsedToml(std::string_view text, const std::string& name);

} // namespace lozenge
