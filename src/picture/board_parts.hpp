#pragma once

#include "picture/stage.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

// What the files that paint the board share.

namespace lozenge {

/// How numbers are written on discs of one radius.
struct NumberSize {
    int decimals = 0;
    float size = 0;
};

/// The size in which every number of the run fits on the discs of this board, or nothing where that would be too small
/// to read. Discs of participants are larger, their numbers have the same decimals.
std::optional<NumberSize> numberSize(const Frame& frame, const BoardGeometry& board, float radius, float scale);
void paintNumberOn(Picture& picture, const Frame& frame, Vec2 centre, double height, const NumberSize& number,
                   Font font);

Colour discColour(const Frame& frame, double height);

/// Below this cell size points are pixels of an image, and no lattice shows.
inline constexpr float imageCell = 6;

/// One pixel a point, and nothing where none is set.
Pixels setPixels(const Frame& frame);

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

    [[nodiscard]] float clamped(float share, float least, float most) const
    {
        return std::clamp(share * board.cell, least * scale, most * scale);
    }
    [[nodiscard]] float casing() const { return clamped(0.02F, 1.5F, 4); }
    [[nodiscard]] float ring() const { return clamped(0.05F, 3, 5); }
    [[nodiscard]] float chip() const { return clamped(0.155F, 10, 15); }
    /// Never so small that a participant is lost on a large map.
    [[nodiscard]] float disc() const { return std::max(0.36F * board.cell, 7 * scale); }
    [[nodiscard]] float outer() const { return disc() + ring() + casing(); }
    /// How far from the border the middle of a ghost is.
    [[nodiscard]] float ghostAway() const { return 0.76F * board.cell + board.ghost; }

    /// Where a participant is drawn: on its cell, or as a ghost outside the border.
    [[nodiscard]] Vec2 placeOf(const Participant& p) const
    {
        if (!p.isOutside)
            return board.at(p.place);
        const Vec2 now = board.at(frame.moment.step->at);
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
