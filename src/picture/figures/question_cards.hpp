#pragma once

#include "picture/figures/question_slide.hpp"
#include "picture/page.hpp"

#include <string>

namespace lozenge {

/// Where the choices of a figure's question stand, and under those what its answer says.
struct QuestionFoot {
    Box cards;
    WordsPlace words;
};

/// As high as the question of the frame needs, with its end at the bottom.
QuestionFoot questionFoot(const Frame& frame, float left, float right, float bottom, float scale);

void paintQuestionFoot(Picture& picture, const Frame& frame, const QuestionFoot& foot);

/// The choices of a question as cards, one below the other, that fill a box.
void paintCards(const FramePage& page, const SlideQuestion& question, const Box& box);

/// The same in the upper part of a box, with the right one outlined.
void paintAnsweredCards(const FramePage& page, const SlideQuestion& question, const Box& box);
float answeredCardsEnd(std::size_t choices, const Box& box, float scale);

/// The most that an answer can say in a foot of this width.
WordsPlace wordsInFoot(float width, float scale);

/// What the lesson says of the figure, and why the answer is right.
std::string answerWords(const std::string& say, const std::string& why);

} // namespace lozenge
