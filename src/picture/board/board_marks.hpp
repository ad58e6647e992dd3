#pragma once

#include "picture/board/board.hpp"
#include "picture/height_colours.hpp"
#include "picture/kit/marks.hpp"
#include "picture/participants.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace lozenge {

/// How the points of a board are drawn, and the numbers on them: all alike, so that they can be compared.
struct Discs {
    float radius = 0;        ///< of a point that is set
    float participant = 0;   ///< and of one that takes part in the step
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
    return std::clamp(0.05F * board.unit(), 3 * scale, 5 * scale);
}

/// On a disc of this colour.
void paintNumberOn(Picture& picture, Colour disc, const Discs& discs, Vec2 centre, double height, Font font);

/// The colours of points that have a height.
struct DiscColours {
    const Frame& frame;
    HeightColours colours = coloursOf(frame);

    [[nodiscard]] Colour operator()(Point at, double height) const
    {
        return frame.look.style->isGreyBySlope ? grey(at, height) : colours(height);
    }
    [[nodiscard]] Colour grey(Point at, double height) const;
};

/// The size in which a number fits into a round room of this radius and keeps some air there.
float sizeInside(const std::string& number, float radius);

/// The size below which a number on a disc is left out.
float leastNumber(float scale);

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

/// Where neighbours are nearer to each other than letters need, the place of a step is shown again, with room for
/// letters and numbers, in the quarter of the board that is farthest from it.
struct Lens {
    Box place;           ///< on the board
    Box card;            ///< where it is shown again
    BoardGeometry whole; ///< the board
    BoardGeometry near;  ///< the same lattice on the card
    struct Afar {
        Participant parent;
        Vec2 letter; ///< where it stands on the board
    };
    std::vector<Afar> afar; ///< parents that are read elsewhere
};

/// In the design's units: coordinates on the card, and the radius of a letter on the board.
inline constexpr float lensNumber = 16, lensLetter = 11;

/// None where the board has room itself, or has none for a lens.
std::optional<Lens> lensOf(const Frame& frame, const BoardGeometry& board, float scale);

void paintLens(Picture& picture, const Frame& frame, const Lens& lens, float scale);

/// The two lines that touch both boxes and run between them.
std::vector<std::array<Vec2, 2>> joinsOf(const Box& place, const Box& card);

} // namespace lozenge
