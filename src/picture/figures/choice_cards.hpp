#pragma once

#include "picture/figures/question_slide.hpp"
#include "picture/page.hpp"

namespace lozenge {

/// The choices of a question as cards, one below the other, that fill a box.
void paintCards(const Page& page, const SlideQuestion& question, const Box& box);

/// The same in the upper part of a box, with the right one outlined.
void paintAnsweredCards(const Page& page, const SlideQuestion& question, const Box& box);
float answeredCardsEnd(std::size_t choices, const Box& box, float scale);

} // namespace lozenge
