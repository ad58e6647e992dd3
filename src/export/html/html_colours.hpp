#pragma once

#include "picture/frame.hpp"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace lozenge {

/// The themes as CSS: a set of variables for each, named for the part a colour plays.
std::string themeStyle();

/// The palettes with the heights they lie over, water and light, and the axis of heights.
void addHeightColours(nlohmann::ordered_json& data, const Look& look, const Timeline& timeline);

} // namespace lozenge
