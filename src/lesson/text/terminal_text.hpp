#pragma once

#include <string>
#include <string_view>

namespace lozenge {

/// A text as it may be printed, whoever wrote it: one line that steers no terminal and reads in the order in which it
/// stands. Line breaks and tabs become spaces; other controls, what turns the direction of writing, what is not seen
/// and bytes that are no UTF-8 are spelled out: \x1b, \u202e.
std::string escapedForTerminal(std::string_view text);

/// Whether it is so already.
bool needsNoEscape(std::string_view text);

} // namespace lozenge
