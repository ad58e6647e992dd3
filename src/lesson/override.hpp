#pragma once

#include "lesson/value.hpp"

#include <string>

namespace lozenge {

/// Changes the table of [recipe] as KEY=VALUE says.
void applyOverride(ValueTable& recipe, const std::string& keyAndValue);

/// KEY=VALUE as TOML; a bare word is a text: edge=wrap needs no quotation marks in the shell. `option` is to blame.
ValueTable assignmentIn(const std::string& keyAndValue, const std::string& option);

/// Changes the table of [recipe] in these keys. In parts: of a table in it only what is given.
void applyChange(ValueTable& recipe, ValueTable&& change, bool inParts);

} // namespace lozenge
