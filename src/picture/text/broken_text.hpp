#pragma once

#include "picture/text/rich_text.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// Breaks a text at its spaces where a reader does not stumble, see word_ties.hpp, and leaves no short word alone in a
/// last line if that takes no further line. What is wider than a line is broken anywhere.
std::vector<TextLine> brokenText(const RichText& text, float size, float width);

/// Without the spaces and ends of lines behind it.
std::string withoutEnd(std::string word);

} // namespace lozenge
