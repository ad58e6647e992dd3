#pragma once

#include "picture/frame.hpp"
#include "picture/text/rich_text.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

// The layout of a slide and of the window's stage, and the picture of a frame in it.

namespace lozenge {

/// A picture in the making, with the frame that it shows.
struct FramePage {
    Picture& picture;
    const Frame& frame;
    float scale = 1;

    [[nodiscard]] float u(float units) const { return units * scale; }
    [[nodiscard]] const Theme& theme() const { return *frame.look.theme; }
};

/// "step 8 of 21".
std::string stepSaid(const Frame& frame);

/// An empty picture with the background of a look.
Picture emptyPage(const Look& look, std::string title, std::string description, float width, float height);

/// A long one is smaller.
void paintTitle(const FramePage& page, float x, float width, float baseline, float size);

/// "step 8 of 21   level 1   phase diamond   amplitude 0.5   seed 8", from the right. What does not fit goes.
void paintFacts(const FramePage& page, float right, float left, float baseline);

/// Long texts are set smaller before anything is cut.
void paintNarration(const FramePage& page, const Box& box);

/// The step as one line of numbers; with `braces` it says of each part what it is.
void paintEquation(Picture& picture, const Frame& frame, const Box& box, float scale, bool braces);

/// The same as a sum in a column, on tall slides.
void paintColumnSum(Picture& picture, const Frame& frame, const Box& box, float scale);

/// Where the parts of the window's stage lie: title and facts, board and relief side by side, equation, narration.
struct StageLayout {
    Box title, relief, equation, narration;
    Box board; ///< a square
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

/// Where the parts of a slide lie.
struct SlideLayout {
    enum class Shape : std::uint8_t { Wide, Broad, Tall };

    Shape shape = Shape::Wide;
    float scale = 1; ///< of the design's unit
    Vec2 title;      ///< where its base line begins
    float right = 0; ///< where what stands beside it ends
    float titleSize = 32;
    Box board, relief;
    Box beside = {}; ///< right of the board, on tall slides
    Box equation, narration, strip;
    Vec2 command; ///< where its base line ends
    bool braces = true;
};

SlideLayout slideLayout(float width, float height);

/// The size of the design's unit on a page.
float pageScale(float width, float height);

/// The largest square in the middle.
Box boardSquare(const Box& area);

/// A slide of a step whose title begins here; at the right stands its relief, or something else.
void paintSlide(const FramePage& page, const SlideLayout& layout, float titleLeft,
                const std::function<void()>& paintRight);

/// The command in its place.
void paintCommand(Picture& picture, const std::string& command, const SlideLayout& layout, const Theme& theme);

/// The picture of a frame: nothing but what is given decides it.
Picture framePicture(const Frame& frame, View::Kind view, float width, float height);

WordsPlace wordsOnSlide(float width, float height);

} // namespace lozenge
