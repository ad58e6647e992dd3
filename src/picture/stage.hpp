#pragma once

#include "picture/frame.hpp"
#include "picture/participants.hpp"
#include "picture/text/rich_text.hpp"

#include <algorithm>
#include <cmath>

// The parts of a slide. Each paints itself into a box of a picture; `scale` is the size of the design's unit.

namespace lozenge {

/// Where the board's lattice lies in a picture.
struct BoardGeometry {
    Box box;
    float cell = 0;   ///< from point to point
    float ghost = 0;  ///< radius of a ghost outside the border
    float margin = 0; ///< from the box to the outermost points
    int last = 0;
    float zoom = 1; ///< in the window a large board is looked at in parts
    Vec2 pan;       ///< of the lattice against its box

    [[nodiscard]] Vec2 at(Point p) const
    {
        return {box.x + margin + pan.x + static_cast<float>(p.x) * cell,
                box.y + margin + pan.y + static_cast<float>(p.y) * cell};
    }
    /// The first and the last point that can be seen.
    [[nodiscard]] Point firstVisible() const { return nearest({box.x - cell, box.y - cell}); }
    [[nodiscard]] Point lastVisible() const { return nearest({box.right() + cell, box.bottom() + cell}); }
    /// The point of the lattice nearest to a place of the picture.
    [[nodiscard]] Point nearest(Vec2 place) const
    {
        const auto index = [this](float along) {
            return std::clamp(static_cast<int>(std::lround(along / cell)), 0, last);
        };
        const Vec2 origin = at({0, 0});
        return {index(place.x - origin.x), index(place.y - origin.y)};
    }
    /// The plane that the points lie on reaches this far beyond the border.
    [[nodiscard]] float beyond() const { return 0.52F * cell; }
};

/// The largest board that fits into a square.
BoardGeometry boardGeometry(const Box& square, int last, float scale);

/// The same board looked at from nearer: `pan` moves it, as far as it still fills its box.
BoardGeometry zoomed(BoardGeometry board, float zoom, Vec2 pan);

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

/// Everything of the relief but the surface itself, for who draws that by other means.
void paintReliefOverlay(Picture& picture, const Frame& frame, const Box& box, float scale);

/// The part of a relief's box that the projection fills.
Box reliefInner(const Box& box, float scale);

void paintBoard(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale);
void paintRelief(Picture& picture, const Frame& frame, const Box& box, float scale);
void paintEquation(Picture& picture, const Frame& frame, const Box& box, float scale, bool braces);
void paintColumnSum(Picture& picture, const Frame& frame, const Box& box, float scale);
void paintStrip(Picture& picture, const Frame& frame, const Box& box, float scale, bool labels);

/// The moment at a place of the strip, for who drags on it.
int stripMoment(const Timeline& timeline, float x, const Box& box, float scale);

/// The bar of heights and colours: on the board's side where there is no relief.
void paintColourBar(Picture& picture, const Frame& frame, const Box& box, float scale);

/// A lesson's words: *stressed*, and *a* to *d* and *h* in the colours that they have in the picture.
RichText lessonWords(std::string_view words, const Theme& theme);

/// Where the words of a lesson are set.
struct WordsPlace {
    Box box;
    float scale = 1;
};

WordsPlace wordsOnSlide(float width, float height);

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

/// What is said at this moment, with the letters in the colours of the parents.
RichText narrationOf(const Frame& frame);

/// A round mark with a letter: of a parent or of h.
void paintChip(Picture& picture, Vec2 centre, float radius, const std::string& letter, Colour colour,
               const Theme& theme, float casing);

/// The size in which a number fits into a round room of this radius and keeps some air there.
float sizeInside(const std::string& number, float radius);

/// The size below which a number on a disc is left out.
float leastNumber(float scale);

/// Black or white, whichever stands out more.
Colour inkOn(Colour background);

} // namespace lozenge
