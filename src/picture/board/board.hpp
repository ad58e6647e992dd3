#pragma once

#include "picture/frame.hpp"

#include <algorithm>
#include <cmath>

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
    /// A place of the picture, in points of the map.
    [[nodiscard]] Vec2 placeAt(Vec2 place) const { return (place - at({0, 0})) * (1 / cell); }
    /// The plane that the points lie on reaches this far beyond the border.
    [[nodiscard]] float beyond() const { return 0.52F * cell; }
};

/// The largest board that fits into a square.
BoardGeometry boardGeometry(const Box& square, int last, float scale);

/// The same board looked at from nearer: `pan` moves it, as far as it still fills its box.
BoardGeometry zoomed(BoardGeometry board, float zoom, Vec2 pan);

void paintBoard(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale);

/// Of it the plane with its lattice, and all points that are set, or all that are not.
void paintPlane(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale);
void paintPoints(Picture& picture, const Frame& frame, const BoardGeometry& board, bool set, float scale);
void paintSetPixels(Picture& picture, const Frame& frame, const BoardGeometry& board);

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

} // namespace lozenge
