#pragma once

#include "picture/relief/relief.hpp"

#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

namespace lozenge {

/// How large the relief is painted.
struct ReliefCanvas {
    int width = 0; ///< pixels
    int height = 0;
    float scale = 1;       ///< of the design's unit, as for paintRelief()
    bool isMoving = false; ///< many frames a second are wanted: where GL is software they are coarser

    [[nodiscard]] Box box() const { return {0, 0, static_cast<float>(width), static_cast<float>(height)}; }

    friend bool operator==(const ReliefCanvas&, const ReliefCanvas&) = default;
};

/// The numbers of a Projection as matrices. On the screen they are the same to a thousandth of a pixel; depth is that
/// of the ground, by which a height field in a parallel projection hides itself rightly.
struct Orbit {
    /// Of a map with so many cells from side to side and this axis of heights.
    Orbit(int last, const Interval& axis, const Look& look, const ReliefCanvas& canvas);

    Projection project;
    float depthOfCell = 0; ///< of one cell of the lattice, seen from corner to corner
    glm::mat4 ofMap{1};    ///< from x, y and height in units
    glm::mat4 ofPixels{1}; ///< from pixels and depth
    float lengthsPerDepth = 0;
    float halfSide = 0; ///< in cells

    /// The distance of fog, which begins at the nearest corner.
    [[nodiscard]] glm::vec3 fog(double density) const;

    /// Pixels and depth; `nearer` is in parts of a cell.
    [[nodiscard]] glm::vec3 at(Point p, double height, float nearer = 0) const;
};

} // namespace lozenge
