#pragma once

#include "core/timeline.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace lozenge {

/// The steps of a run as members of a JSON object, each a column with a place for every step. What a page can work out
/// from the others is left out. `reasons` are the rows of a table that the page has.
void appendSteps(std::string& text, const Timeline& timeline, const std::vector<std::size_t>& reasons);

} // namespace lozenge
