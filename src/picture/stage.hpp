#pragma once

#include "picture/frame.hpp"
#include "picture/participants.hpp"
#include "picture/rich_text.hpp"

// The parts of a slide. Each paints itself into a box of a picture; `scale` is the size of the design's unit.

namespace lozenge {

/// Where the board's lattice lies in a picture.
struct BoardGeometry {
    Box box;
    float cell = 0;   ///< from point to point
    float ghost = 0;  ///< radius of a ghost outside the border
    float margin = 0; ///< from the box to the outermost points
    int last = 0;

    [[nodiscard]] Vec2 at(Point p) const
    {
        return {box.x + margin + static_cast<float>(p.x) * cell, box.y + margin + static_cast<float>(p.y) * cell};
    }
    /// The plane that the points lie on reaches this far beyond the border.
    [[nodiscard]] float beyond() const { return 0.52F * cell; }
};

/// The largest board that fits into a square.
BoardGeometry boardGeometry(const Box& square, int last, float scale);

void paintBoard(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale);
void paintRelief(Picture& picture, const Frame& frame, const Box& box, float scale);
void paintEquation(Picture& picture, const Frame& frame, const Box& box, float scale, bool braces);
void paintColumnSum(Picture& picture, const Frame& frame, const Box& box, float scale);
void paintStrip(Picture& picture, const Frame& frame, const Box& box, float scale, bool labels);

/// The bar of heights and colours: on the board's side where there is no relief.
void paintColourBar(Picture& picture, const Frame& frame, const Box& box, float scale);

/// What is said at this moment, with the letters in the colours of the parents.
RichText narrationOf(const Frame& frame);

/// A round mark with a letter: of a parent or of h.
void paintChip(Picture& picture, Vec2 centre, float radius, const std::string& letter, Colour colour,
               const Theme& theme, float casing);

/// Black or white, whichever stands out more.
Colour inkOn(Colour background);

} // namespace lozenge
