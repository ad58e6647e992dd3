#pragma once

#include "picture/page.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace lozenge {

/// A question as slides show it, in the words of their look.
struct SlideQuestion {
    std::string text;
    std::vector<std::string> choices; ///< none: the hall points at the board, or says a number
    int answer = 0;                   ///< of choices, counted from 0
    std::string why;
    bool isNumbered = false; ///< where letters are the names of what is compared
    bool isAnswered = false; ///< else it is open
};

/// "A", "B" ... for choices 0, 1 ..., or "1", "2" ...
std::string signOf(const SlideQuestion& question, int choice);

/// "A: the two ends of its row": the right one.
std::string answerOf(const SlideQuestion& question);

/// The question with its choices, in words.
std::string toldQuestion(const SlideQuestion& question);

/// The question as the title, and its choices as cards beside the board of the frame; where the frame asks about a step
/// its point is marked.
Picture questionPicture(const Frame& frame, const SlideQuestion& question, float width, float height);

/// The step with the choices, the right one told from the others, and why.
Picture answerPicture(const Frame& frame, const SlideQuestion& question, float width, float height);

/// Where an answer says why, below so many choices.
WordsPlace whyOnSlide(std::size_t choices, float width, float height);

} // namespace lozenge
