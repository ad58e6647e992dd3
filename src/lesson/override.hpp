#pragma once

#include <string>
#include <toml++/toml.h>

namespace lozenge {

/// Changes the table of [recipe] as KEY=VALUE says.
void applyOverride(toml::table& recipe, const std::string& keyAndValue);

/// KEY=VALUE as TOML; a bare word is a text: edge=wrap needs no quotation marks in the shell. `option` is to blame.
toml::table assignmentIn(const std::string& keyAndValue, const std::string& option);

/// Changes the table of [recipe] in these keys. In parts: of a table in it only what is given.
void applyChange(toml::table& recipe, toml::table&& change, bool inParts);

} // namespace lozenge
