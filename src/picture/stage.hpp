#pragma once

#include "picture/frame.hpp"
#include "picture/text/rich_text.hpp"

#include <cstddef>
#include <string>
#include <string_view>

// The middle of the window. `scale` is the size of the design's unit, here and wherever something is painted.

namespace lozenge {

/// Where the parts of the window's stage lie: title and facts, board and relief side by side, equation, narration.
struct StageLayout {
    Box title;
    Box board; ///< a square
    Box relief;
    Box equation;
    Box narration;
    bool braces = true;
};

StageLayout stageLayout(const Box& area, float scale);

/// Title and facts of a frame, and its equation and narration; board and relief are painted apart.
void paintStageTitle(Picture& picture, const Frame& frame, const StageLayout& layout, float scale);
void paintStageWords(Picture& picture, const Frame& frame, const StageLayout& layout, float scale);

/// Where the words of a lesson are set.
struct WordsPlace {
    Box box;
    float scale = 1;
};

/// On the window's stage at the size that the window has when it is first opened, 1280 x 800.
WordsPlace wordsOnStage();

/// The card of a question. It lies on the equation and the narration, which would give the answer away, and leaves the
/// board free for points to be clicked.
struct QuestionCard {
    Box box;
    Box line;           ///< of the question
    bool isLow = false; ///< there is no line of its own for the hint
};
QuestionCard questionCard(const Box& stage, float scale);
WordsPlace questionOnStage();

/// How many letters have no room there, in the smallest that are used.
std::size_t lettersTooMany(const RichText& words, const WordsPlace& place);
std::size_t lettersTooMany(std::string_view lessonWords, const WordsPlace& place);

/// As it is set on its card.
RichText questionWords(const std::string& question, const Theme& theme);

} // namespace lozenge
