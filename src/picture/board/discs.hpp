#pragma once

#include "picture/board/board.hpp"
#include "picture/height_colours.hpp"

#include <algorithm>
#include <string>

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
class DiscColours {
public:
    explicit DiscColours(const Frame& frame);

    [[nodiscard]] Colour operator()(Point at, double height) const
    {
        return m_isGrey ? grey(at, height) : m_colours(height);
    }

private:
    [[nodiscard]] Colour grey(Point at, double height) const;

    const Frame& m_frame;
    HeightColours m_colours;
    bool m_isGrey;
};

/// The size in which a number fits into a round room of this radius and keeps some air there.
float sizeInside(const std::string& number, float radius);

/// The size below which a number on a disc is left out.
float leastNumber(float scale);

} // namespace lozenge
