#pragma once

#include <string>
#include <toml++/toml.h>

namespace lozenge {

/// Changes the table of [recipe] as KEY=VALUE says.
void applyOverride(toml::table& recipe, const std::string& keyAndValue);

} // namespace lozenge
