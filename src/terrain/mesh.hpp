#pragma once

#include "analysis/vertex_normal.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace lozenge {

/// Three positions, counter-clockwise as seen from above.
using Triangle = std::array<std::uint32_t, 3>;

/// A map as a surface of triangles, two to a cell: row of cells by row of cells. Positions and normals are in the order
/// of the heights: row by row from the north-west. The north-west point is at x = 0, z = 0.
struct Mesh {
    std::vector<Vector3> positions;
    std::vector<Vector3> normals;
    std::vector<Triangle> triangles;
};

/// A row of points, and the row of cells south of it: whole maps need not be in memory. What is null is not made.
struct MeshRow {
    const double* north = nullptr; ///< the row before; null on the northern border
    const double* row = nullptr;
    const double* south = nullptr; ///< the row after; null on the southern border
    int y = 0;
    int size = 0;
    double spacing = 1;
    Vector3* positions = nullptr;
    Vector3* normals = nullptr;    ///< a point has those of its faces in common, larger faces counting more
    Triangle* triangles = nullptr; ///< two for each cell
};

void makeMeshRow(const MeshRow& row);

/// Of length 1, upward.
Vector3 faceNormal(const Mesh& mesh, const Triangle& triangle);

} // namespace lozenge
