#pragma once

#include "picture/frame.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lozenge {

/// A part of the lattice.
struct Window {
    Point from, to;
};

/// Where the board's lattice lies in a picture.
struct BoardGeometry {
    Box box;
    float cell = 0;   ///< from point to point
    float ghost = 0;  ///< radius of a ghost outside the border
    float margin = 0; ///< from the box to the outermost points
    int last = 0;
    float zoom = 1; ///< in the window a large board is looked at in parts
    Vec2 pan;       ///< of the lattice against its box
    float room = 0; ///< where it is not 0 marks are sized by it and not by cells, and only participants have numbers
    int apart = 1;  ///< the points that are drawn: all, every second, every fourth ...
    std::optional<Window> window = std::nullopt; ///< of a lens, which shows no other points

    /// What marks are sized by.
    [[nodiscard]] float unit() const { return room > 0 ? room : cell; }
    [[nodiscard]] bool shows(Point p) const
    {
        return !window ||
               (p.x >= window->from.x && p.x <= window->to.x && p.y >= window->from.y && p.y <= window->to.y);
    }
    [[nodiscard]] Vec2 at(Point p) const
    {
        return {box.x + margin + pan.x + static_cast<float>(p.x) * cell,
                box.y + margin + pan.y + static_cast<float>(p.y) * cell};
    }
    /// The first and the last point that can be seen.
    [[nodiscard]] Point firstVisible() const { return window ? window->from : nearest({box.x - cell, box.y - cell}); }
    [[nodiscard]] Point lastVisible() const
    {
        return window ? window->to : nearest({box.right() + cell, box.bottom() + cell});
    }
    /// The point of the lattice nearest to a place of the picture.
    [[nodiscard]] Point nearest(Vec2 place) const
    {
        const auto index = [this](float along) {
            return std::clamp(static_cast<int>(std::lround(along / cell)), 0, last);
        };
        const Vec2 origin = at({0, 0});
        return {index(place.x - origin.x), index(place.y - origin.y)};
    }
    /// A place of the picture, in points of the map.
    [[nodiscard]] Vec2 placeAt(Vec2 place) const { return (place - at({0, 0})) * (1 / cell); }
    /// The plane that the points lie on reaches this far beyond the border.
    [[nodiscard]] float beyond() const { return 0.52F * cell; }
};

/// The largest board that fits into a square.
BoardGeometry boardGeometry(const Box& square, int last, float scale);

/// The board of a slide. Where the relief beside it has no colours of heights, their scale is painted at its foot.
BoardGeometry boardWithScale(Picture& picture, const Frame& frame, Box area, float scale);

/// The same board looked at from nearer: `pan` moves it, as far as it still fills its box.
BoardGeometry zoomed(BoardGeometry board, float zoom, Vec2 pan);

/// While few points of a large board are set, its marks grow into the room between them. Ghosts have this radius then.
inline constexpr float grownGhost = 9;
BoardGeometry grown(BoardGeometry board, const Frame& frame, float scale);

void paintBoard(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale);

/// The board without a lens, and what takes part in the step if it is to be marked.
void paintMap(Picture& picture, const Frame& frame, const BoardGeometry& board, bool isMarked, float scale);

/// Of it the plane, its lattice, and all points that are set, or all that are not.
void paintPlane(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale);
void paintLattice(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale);
void paintPoints(Picture& picture, const Frame& frame, const BoardGeometry& board, bool set, float scale);

/// Below this cell size points are pixels of an image, and below this one no lattice can show.
inline constexpr float imageCell = 11;
inline constexpr float latticeCell = 6;

/// Below this cell size neighbours leave no room for letters, and numbers are for participants alone.
inline constexpr float letterCell = 28;

inline bool isImage(const BoardGeometry& board, float scale)
{
    return board.unit() < imageCell * scale;
}

/// How far the plane reaches beyond the outermost points, and where it lies.
float planeBeyond(const BoardGeometry& board, float scale);
Box planeOf(const BoardGeometry& board, float scale);

/// What reaches so far beyond all that lies between two places, or beyond one.
inline Box boxAround(Vec2 from, Vec2 to, float reach)
{
    return {from.x - reach, from.y - reach, to.x - from.x + 2 * reach, to.y - from.y + 2 * reach};
}
inline Box boxAround(Vec2 centre, float reach)
{
    return boxAround(centre, centre, reach);
}

/// One pixel a point. Those to come are pale, with the height that averaging alone would give.
Pixels boardPixels(const Frame& frame);

/// What a frame's pixels were made of.
struct PointsSeen {
    std::vector<double> surface;
    std::vector<std::uint8_t> isSet;
};

/// Makes of them the pixels of another moment of the run, and notes what was seen: colours take the longest, and only
/// those change whose points do. Not for greys, where a slope decides the colour and so a neighbour does.
void changePixels(Pixels& pixels, PointsSeen& seen, const Frame& frame);

void paintPixels(Picture& picture, const Frame& frame, const BoardGeometry& board);

} // namespace lozenge
