#pragma once

#include <string>
#include <string_view>

namespace lozenge {

/// A text that LaTeX sets as it reads, with any engine and without packages. What its own fonts lack becomes "?".
std::string latexText(std::string_view text);

} // namespace lozenge
