#pragma once

#include "picture/figures/question_slide.hpp"
#include "picture/page.hpp"

#include <cstddef>
#include <string>

namespace lozenge {

/// The choices of a question as cards, one below the other, that fill a box.
void paintCards(const Page& page, const SlideQuestion& question, const Box& box);

/// The same in the upper part of a box, with the right one outlined.
void paintAnsweredCards(const Page& page, const SlideQuestion& question, const Box& box);
float answeredCardsEnd(std::size_t choices, const Box& box, float scale);

/// The choices, open or answered, so many side by side.
void paintCardGrid(const Page& page, const SlideQuestion& question, const Box& box, std::size_t columns);

/// How wide the longest word of a choice is, in its size: no word is broken, and no pair of numbers.
float longestWord(const std::string& words);

/// Between cards, in units.
float choiceGap(bool isAnswered);

} // namespace lozenge
