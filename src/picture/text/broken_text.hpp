#pragma once

#include "picture/text/rich_text.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// Breaks a text at its spaces where a reader does not stumble, and leaves no short word alone in a last line if that
/// takes no further line. What is wider than a line is broken anywhere.
std::vector<TextLine> brokenText(const RichText& text, float size, float width);

/// Without the spaces and ends of lines behind it.
std::string withoutEnd(std::string word);

/// Where the letter ends that begins here, which may be several bytes.
std::size_t endOfLetter(std::string_view text, std::size_t begin);

} // namespace lozenge
