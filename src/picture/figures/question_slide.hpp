#pragma once

#include "picture/page.hpp"
#include "picture/slide_question.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace lozenge {

/// "A", "B" ... for choices 0, 1 ..., or "1", "2" ...
std::string signOf(const SlideQuestion& question, int choice);

/// "A: the two ends of its row": the right one.
std::string answerOf(const SlideQuestion& question);

/// The question with its choices, in words.
std::string toldQuestion(const SlideQuestion& question);

/// An open question is the title, and its choices are cards beside the board of the frame; where the frame asks about a
/// step its point is marked. An answer is the step with the choices, the right one told from the others, and why.
Picture questionPicture(const Frame& frame, const SlideQuestion& question, float width, float height);

/// Where an answer says why, below so many choices.
WordsPlace whyOnSlide(std::size_t choices, float width, float height);

/// Where the choices of a figure's question stand, and under those what its answer says.
struct QuestionFoot {
    Box cards;
    std::size_t columns = 1; ///< of cards
    SetText answer = {};
    Box words; ///< of the answer
};

/// As high as the question of the frame needs while it is open or once it is answered, with its end at the bottom.
QuestionFoot questionFoot(const Frame& frame, bool isAnswered, float left, float right, float bottom, float scale);

void paintQuestionFoot(const FramePage& page, const QuestionFoot& foot);

/// The choices of a question as cards, one below the other: open they fill a box, answered its upper part.
void paintCards(const FramePage& page, const SlideQuestion& question, const Box& box);
float answeredCardsEnd(std::size_t choices, const Box& box, float scale);

/// The most that an answer can say in a foot of this width.
WordsPlace wordsInFoot(float width, float scale);

/// What the lesson says of the figure, and why the answer is right.
std::string answerWords(const std::string& say, const std::string& why);

} // namespace lozenge
