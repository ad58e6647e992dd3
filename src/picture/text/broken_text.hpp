#pragma once

#include "picture/text/rich_text.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// Breaks a text at its spaces where a reader does not stumble, and leaves no short word alone in a last line if that
/// takes no further line. What is wider than a line is broken anywhere.
std::vector<TextLine> brokenText(const RichText& text, float size, float width);

/// For each word of a text, as spaces divide it, whether a line must not end after it: inside "(0, 8)" and "17 x 17",
/// between "level" and "0", between a number and its unit, round the sign of "n = 3".
std::vector<bool> tiesOf(const std::vector<std::string>& words);

/// Without the spaces and ends of lines behind it.
std::string withoutEnd(std::string word);

} // namespace lozenge
