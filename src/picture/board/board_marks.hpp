#pragma once

#include "picture/board/discs.hpp"
#include "picture/kit/marks.hpp"
#include "picture/participants.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace lozenge {

/// The sizes that the marks of a step share.
struct Marks {
    const Frame& frame;
    const BoardGeometry& board;
    const Theme& theme;
    float scale;
    Discs discs = discsOf(frame, board, scale);

    [[nodiscard]] float clamped(float share, float least, float most) const
    {
        return std::clamp(share * board.unit(), least * scale, most * scale);
    }
    [[nodiscard]] float casing() const { return clamped(0.02F, 1.5F, 4); }
    [[nodiscard]] float ring() const { return ringWidth(board, scale); }
    [[nodiscard]] float chip() const { return clamped(0.155F, 10, 15); }
    /// Never so small that a participant is lost on a large map.
    [[nodiscard]] float disc() const { return std::max(discs.participant, 7 * scale); }
    /// Rings lie outside the disc, cased on both sides, so that they stand out on every palette. Where discs nearly
    /// touch they lie on its rim, or they would hide the numbers of the neighbours.
    [[nodiscard]] float ringFrom() const { return disc() + (discs.isFull ? -0.5F * ring() : casing()); }
    [[nodiscard]] float outer() const { return discs.isFull ? disc() + 0.5F * ring() : disc() + ring() + casing(); }
    /// How far from the border the middle of a ghost is.
    [[nodiscard]] float ghostAway() const
    {
        const bool isTight = board.room > 0 && !board.window; // the margin is that of the rim's numbers
        return (isTight ? 0 : 0.76F * board.unit()) + board.ghost;
    }

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

/// Lines from the parents to the point, and the way round the map that a wrapped parent is read.
void paintParentLines(Picture& picture, const Marks& marks, const std::vector<Participant>& participants);

/// The square or diamond that is averaged, dashed.
void paintShape(Picture& picture, const Marks& marks, const std::vector<Participant>& participants);

/// The point, its parents, and what stands outside the map, with their letters.
void paintParticipants(Picture& picture, const Marks& marks, const std::vector<Participant>& participants);

/// What a stop of a lesson marks, ringed in the ink: its points and rectangles.
void paintStopMarks(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale);

/// The point that a question is about, with its mark.
void paintAskedPoint(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale);

} // namespace lozenge
