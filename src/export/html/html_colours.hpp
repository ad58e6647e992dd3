#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace lozenge {

/// The themes as CSS: a set of variables for each, named for the part a colour plays.
std::string themeStyle();

/// The palettes and the other colours that heights can have.
void addHeightColours(nlohmann::ordered_json& data);

} // namespace lozenge
