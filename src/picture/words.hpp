#pragma once

#include "picture/frame.hpp"
#include "picture/text/rich_text.hpp"

#include <string>
#include <string_view>

namespace lozenge {

/// A lesson's words in a look: *stressed*, and *a* to *d* and *h* in the colours that they have in
/// the picture.
RichText lessonWords(std::string_view words, const Look& look);

/// What is said at this moment, with the letters in the colours of the parents.
RichText narrationOf(const Frame& frame);

/// "(4, 1)"; and the same never broken over two lines, with a real minus sign.
std::string placeText(Point point);
std::string tiedPlace(Point point);

/// "upper": a tip of a diamond, as it stands before its noun.
std::string tipName(Direction toward, const Look& look);

// A frame in words, for those who do not see it and for notes.

/// That of the stop, else "Diamond step", "Square step at the border", "The corners".
std::string frameTitle(const Frame& frame);
/// "step 8 of 21, level 1, phase diamond, point (1, 3)".
std::string frameCaption(const Frame& frame);
/// "h = (a + b + c + d) / 4 + r = (-0.121 - 0.147 + 0.750 + 0.966) / 4 + 0.469 = 0.831"; empty where nothing is
/// averaged.
std::string frameEquation(const Frame& frame);
/// What the lesson says, or what the step explains of itself.
std::string frameNarration(const Frame& frame);

} // namespace lozenge
