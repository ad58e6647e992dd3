#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace lozenge {

/// x east, y up, z south: right-handed, so a map is not mirrored.
struct Vector3 {
    double x = 0;
    double y = 0;
    double z = 0;

    friend bool operator==(const Vector3&, const Vector3&) = default;
};

/// Three positions, counter-clockwise as seen from above.
using Triangle = std::array<std::uint32_t, 3>;

/// A map as a surface of triangles, two to a cell. Positions and normals are in the order of the heights: row by row
/// from the north-west. Triangles come row of cells by row of cells.
struct Mesh {
    std::vector<Vector3> positions;
    std::vector<Vector3> normals;
    std::vector<Triangle> triangles;
};

/// `spacing` is the distance between neighbouring points of the map; the north-west point is at x = 0, z = 0.
Mesh meshOf(std::span<const double> heights, int size, double spacing = 1);

/// Of length 1, upward.
Vector3 faceNormal(const Mesh& mesh, const Triangle& triangle);

} // namespace lozenge
