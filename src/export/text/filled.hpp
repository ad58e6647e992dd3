#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lozenge {

/// What is set into a file of the program, by the names that stand there as {{name}}.
using Fillings = std::vector<std::pair<std::string_view, std::string>>;

/// The text of such a file with its values. What is filled in is not searched again, whatever it holds.
std::string filled(std::string_view file, std::string_view text, const Fillings& values);

} // namespace lozenge
