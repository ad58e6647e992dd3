#pragma once

#include <string>
#include <vector>

namespace lozenge {

/// For each word of a text, as spaces divide it, whether a line must not end after it: inside "(0, 8)" and "17 x 17",
/// between "level" and "0", between a number and its unit, round the sign of "n = 3".
std::vector<bool> tiesOf(const std::vector<std::string>& words);

} // namespace lozenge
