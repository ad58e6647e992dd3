#pragma once

#include "picture/board/board.hpp"
#include "picture/figures/figure.hpp"
#include "picture/kit/labels.hpp"
#include "picture/page.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What the pages of figures share: a heading, the words of the lesson.

namespace lozenge {

/// An empty picture for a frame, titled by the stop where that has a title.
Picture emptyPicture(const Frame& frame, std::string title, std::string description, float width, float height);

/// Paints the picture's title, the facts beside or below it, and what the lesson says.
FigurePage openPage(Picture& picture, const Frame& frame, const std::string& facts);

/// The heading alone, as large as there is room. Facts for which there is none beside the title stand below it. Returns
/// the last base line.
float paintHeading(const FigurePage& page, const std::string& facts, Vec2 at, float right, float size);

/// "9 × 9, textbook, seed 4"; of so many maps "seeds 1 to 40".
std::string factsOfRun(const Frame& frame, int maps = 0);

/// What a variant is called beside a picture: "textbook" in the language of the look, a published program by its name.
std::string variantSaid(const Variant& variant, const Look& look);

/// The point that is given, else that of the step, else the middle.
Point pointOr(const FigureValue& given, const Frame& frame);

/// "level 1, amplitude 0.5".
std::string levelSaid(const Frame& frame, int level, Phase phase);

/// "Diamond phase", by the names of the look.
std::string phaseTitle(Phase phase, const Look& look);

/// A moment at which no step is explained.
Moment atRest(Moment moment);

/// The frame of another run on the same page, and that of another moment.
Frame ofRun(const Frame& frame, const Timeline& timeline, const Moment& moment);
Frame ofMoment(const Frame& frame, const Moment& moment, const Look& look);

/// The first step of a level.
int firstOfLevel(const Timeline& timeline, int level);

// A map inside a figure: where it lies, and the numbers along it.

/// A board without a rim that fills its square to the last cell, or as far as so much inside it.
BoardGeometry mapIn(const Box& square, int last, float inset = 0);

/// Numbers west and north of the map, as on boards: as many as have room, and those of the point in its colour.
void paintMapNumbers(const FigurePage& page, const BoardGeometry& board, Point now);

/// Rows of colours as an image; one that fills a box has an edge.
std::shared_ptr<const Pixels> pixelsOf(int width, const std::vector<Colour>& colours);
void paintImage(const FigurePage& page, const Box& box, int width, const std::vector<Colour>& colours, bool smooth);

} // namespace lozenge
