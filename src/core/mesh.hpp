#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace lozenge {

/// x east, y up, z south: right-handed, so a map is not mirrored.
template <typename Real>
struct BasicVector3 {
    Real x = 0;
    Real y = 0;
    Real z = 0;

    friend bool operator==(const BasicVector3&, const BasicVector3&) = default;
};

using Vector3 = BasicVector3<double>;

/// Three positions, counter-clockwise as seen from above.
using Triangle = std::array<std::uint32_t, 3>;

/// A map as a surface of triangles, two to a cell. Positions and normals are in the order of the heights: row by row
/// from the north-west. The north-west point is at x = 0, z = 0.
///
/// Triangles come row of cells by row of cells, and the pattern repeats after every second row. So a large mesh has
/// those of one block of rows; the next block has the same ones, `rowsInBlock` rows of points further on. A graphics
/// card draws a block from a base vertex, and half of the mesh need not be in memory.
template <typename Real>
struct BasicMesh {
    std::vector<BasicVector3<Real>> positions;
    std::vector<BasicVector3<Real>> normals;
    std::vector<Triangle> triangles;
    int rowsInBlock = 0; ///< of cells; even, or all of them
};

using Mesh = BasicMesh<double>;

/// The mesh of a whole map in blocks, in the memory that `mesh` has. `spacing` is the distance between neighbouring
/// points of the map. `threads` 0 takes as many as the size is worth.
template <typename Real>
void makeMesh(std::span<const Real> heights, int size, Real spacing, BasicMesh<Real>& mesh, int threads = 0);

/// The same in one block.
Mesh meshOf(std::span<const double> heights, int size, double spacing = 1);

/// A row of points, and the row of cells south of it, for maps that are never in memory as a whole. What is null is not
/// made.
template <typename Real>
struct MeshRow {
    const Real* north = nullptr; ///< the row before; null on the northern border
    const Real* row = nullptr;
    const Real* south = nullptr; ///< the row after; null on the southern border
    int y = 0;
    int size = 0;
    Real spacing = 1;
    BasicVector3<Real>* positions = nullptr;
    BasicVector3<Real>* normals = nullptr; ///< a point has those of its faces in common, larger faces counting more
    Triangle* triangles = nullptr;         ///< two for each cell
};

template <typename Real>
void makeMeshRow(const MeshRow<Real>& row);

/// Of length 1, upward.
Vector3 faceNormal(const Mesh& mesh, const Triangle& triangle);

} // namespace lozenge
