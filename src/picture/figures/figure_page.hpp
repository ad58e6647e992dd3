#pragma once

#include "picture/page.hpp"
#include "picture/stage.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

// What the pages of figures share: a heading, the words of the lesson, keys and scales.

namespace lozenge {

/// The size of labels and their numbers in the design's units: 15 pixels of 720 in height, for the last row of a hall.
inline constexpr float labelSize = 17;

/// A page whose heading stands.
struct FigurePage : Page {
    bool isTall = false;
    Box body = {}; ///< between the heading and the lesson's words

    /// Returns where it ends, if it begins here.
    float label(Vec2 at, const std::string& text, Align align = Align::Left) const;
    void number(Vec2 at, const std::string& text, Colour colour, Align align = Align::Left,
                float size = labelSize) const;
    /// A number of a scale or along a map; the present one stands out.
    void mark(Vec2 at, const std::string& text, Align align, bool isNow = false) const;
    /// Over a part of the page, below this place. Returns where the base line ends.
    Vec2 head(Vec2 top, const std::string& text) const;
    /// Where the base line of a label is whose middle is here.
    [[nodiscard]] Vec2 baseOf(Vec2 middle) const { return {middle.x, middle.y + middleOfCapitals * u(labelSize)}; }
    /// As large as a label where there is room, else a little smaller, and cut where that is not enough.
    void fitted(Vec2 at, const std::string& text, Font font, float width, Colour colour) const;
};

/// An empty picture for a frame, titled by the stop where that has a title.
Picture emptyPicture(const Frame& frame, std::string title, std::string description, float width, float height);

/// Paints the picture's title, the facts beside or below it, and what the lesson says.
FigurePage openPage(Picture& picture, const Frame& frame, const std::string& facts);
WordsPlace wordsOnFigure(float width, float height);

/// How much an answer can say on a figure.
WordsPlace answerOnFigure(float width, float height);

/// The heading alone, as large as there is room. Facts for which there is none beside the title stand below it. Returns
/// the last base line.
float paintHeading(const FigurePage& page, const std::string& facts, Vec2 at, float right, float size);

/// "9 × 9, textbook, seed 4".
std::string factsOfRun(const Frame& frame);

/// What a variant is called beside a picture: "textbook" in the language of the look, a published program by its name.
std::string variantSaid(const Variant& variant, const Look& look);

/// "Diamond phase", by the names of the look.
std::string phaseTitle(Phase phase, const Look& look);

/// The frame of another moment, at which no step is explained.
Moment atRest(Moment moment);
Frame ofMoment(const Frame& frame, const Moment& moment, const Look& look);

/// The first step of a level.
int firstOfLevel(const Timeline& timeline, int level);

/// What a mark means. The mark is painted in the middle of its width.
struct KeyEntry {
    std::string text;
    float width; ///< of the mark, in units
    std::function<void(Vec2 centre)> mark;
};

/// In rows from the left, of this height each; returns how many.
int paintKey(const FigurePage& page, const std::vector<KeyEntry>& entries, const Box& firstRow);

/// A bar of so many colours from left to right, each by the share of the bar that lies before its middle.
void paintColours(const FigurePage& page, const Box& bar, int count, const std::function<Colour(double share)>& colour);

/// The colours of heights, from left to right, with the ends of the range.
void paintScaleOfHeights(const FigurePage& page, const Box& box);

} // namespace lozenge
