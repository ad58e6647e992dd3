#pragma once

#include "picture/stage.hpp"

#include <algorithm>
#include <cmath>
#include <string>

// What the files that paint the board share.

namespace lozenge {

/// How the points of a board are drawn, and the numbers on them: all alike, so that they can be compared.
struct Discs {
    float radius = 0;        ///< of a point that is set
    bool hasNumbers = false; ///< not where they would be too small to read
    bool isFull = false;     ///< the discs are as large as their numbers need, and rings lie on their rims
    int power = 0;           ///< of ten: the unit of the numbers
    int decimals = 0;
    bool isBare = false; ///< .5 and not 0.5, where the sign and the decimals tell more than the zero
    float size = 0;

    [[nodiscard]] std::string text(double height) const;
};

Discs discsOf(const Frame& frame, const BoardGeometry& board, float scale);

/// The width of the ring around a participant.
inline float ringWidth(const BoardGeometry& board, float scale)
{
    return std::clamp(0.05F * board.cell, 3 * scale, 5 * scale);
}

void paintNumberOn(Picture& picture, const Frame& frame, const Discs& discs, Vec2 centre, double height, Font font);

Colour discColour(const Frame& frame, double height);

/// Below this cell size points are pixels of an image, and no lattice shows.
inline constexpr float imageCell = 6;

/// One pixel a point, and nothing where none is set.
Pixels setPixels(const Frame& frame);

/// The same for a single point, in pixels of another moment of the run.
void setPixel(Pixels& pixels, const Frame& frame, Point at);

/// How far the plane reaches beyond the outermost points.
float planeBeyond(const BoardGeometry& board, float scale);

/// Whether a point is read or written by the present step.
bool takesPart(const Frame& frame, Point at);

inline Vec2 unit(Vec2 v)
{
    const float length = std::hypot(v.x, v.y);
    return length > 0 ? v * (1 / length) : Vec2{0, -1};
}

/// The sizes that the marks of a step share.
struct Marks {
    const Frame& frame;
    const BoardGeometry& board;
    const Theme& theme;
    float scale;
    Discs discs = discsOf(frame, board, scale);

    [[nodiscard]] float clamped(float share, float least, float most) const
    {
        return std::clamp(share * board.cell, least * scale, most * scale);
    }
    [[nodiscard]] float casing() const { return clamped(0.02F, 1.5F, 4); }
    [[nodiscard]] float ring() const { return ringWidth(board, scale); }
    [[nodiscard]] float chip() const { return clamped(0.155F, 10, 15); }
    /// Never so small that a participant is lost on a large map.
    [[nodiscard]] float disc() const { return std::max(discs.isFull ? discs.radius : 0.36F * board.cell, 7 * scale); }
    /// Rings lie outside the disc, cased on both sides, so that they stand out on every palette. Where discs nearly
    /// touch they lie on its rim, or they would hide the numbers of the neighbours.
    [[nodiscard]] float ringFrom() const { return disc() + (discs.isFull ? -0.5F * ring() : casing()); }
    [[nodiscard]] float outer() const { return discs.isFull ? disc() + 0.5F * ring() : disc() + ring() + casing(); }
    /// How far from the border the middle of a ghost is.
    [[nodiscard]] float ghostAway() const { return 0.76F * board.cell + board.ghost; }

    /// Where a participant is drawn: on its cell, or as a ghost outside the border.
    [[nodiscard]] Vec2 placeOf(const Participant& p) const
    {
        if (!p.isOutside)
            return board.at(p.place);
        const Vec2 now = board.at(frame.step()->at);
        const Direction toward = p.parent.toward;
        return now + Vec2{static_cast<float>(toward.dx), static_cast<float>(toward.dy)} *
                         std::max(ghostAway(), outer() + board.ghost + 4 * scale);
    }
};

/// The square or diamond that is averaged, dashed.
void paintShape(Picture& picture, const Frame& frame, const BoardGeometry& board,
                const std::vector<Participant>& participants, float scale);

/// Lines from the parents to the point, and the way round the map that a wrapped parent is read.
void paintParentLines(Picture& picture, const Frame& frame, const BoardGeometry& board,
                      const std::vector<Participant>& participants, float scale);

/// The head of an arrow where neighbours leave no room for a line.
void paintShortLine(Picture& picture, const Marks& marks, const Participant& p);

/// The point, its parents, and what stands outside the map, with their letters.
void paintParticipants(Picture& picture, const Frame& frame, const BoardGeometry& board,
                       const std::vector<Participant>& participants, float scale);

} // namespace lozenge
