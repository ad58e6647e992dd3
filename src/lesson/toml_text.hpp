#pragma once

#include <string>
#include <string_view>
#include <toml++/toml.h>

namespace lozenge {

/// The text as TOML. `name` is what its places are places of.
toml::table parsedToml(std::string_view text, const std::string& name);

} // namespace lozenge
