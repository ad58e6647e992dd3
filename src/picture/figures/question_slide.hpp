#pragma once

#include "picture/board/board.hpp"
#include "picture/kit/flow.hpp"
#include "picture/page.hpp"
#include "picture/slide_question.hpp"

#include <cstddef>
#include <functional>
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

/// The choices of a figure's question, as high as they have to be while it is open or once it is answered, and under
/// those what its answer says.
Part questionFoot(const FramePage& page, bool isAnswered, float width);

/// The board of a slide, with marks of its own and the point that is asked about. The frame is kept.
Part boardPart(const FramePage& page, const SlideLayout& slide, const Frame& shown,
               const std::function<void(const BoardGeometry&)>& paintMarks);

/// The board beside something as on the slide of a step, and under that the rest and the strip of chapters; on tall
/// pages all below one another.
void paintAsSlide(const FramePage& page, const SlideLayout& slide, float top, const Part& board, const Part& beside,
                  std::vector<Part> below, bool hasLabels);

/// The choices of a question as cards, one below the other: open they fill a box, answered its upper part.
void paintCards(const FramePage& page, const SlideQuestion& question, const Box& box);
float cardsHeight(std::size_t choices, bool isAnswered, const Box& box, float scale);

/// The most that an answer can say in a foot of this width.
WordsPlace wordsInFoot(float width, float scale);

/// What the lesson says of the figure, and why the answer is right.
std::string answerWords(const std::string& say, const std::string& why);

} // namespace lozenge
