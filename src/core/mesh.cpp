#include "core/mesh.hpp"

#include <cassert>
#include <cmath>

namespace lozenge {
namespace {

Vector3 operator+(const Vector3& a, const Vector3& b)
{
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

Vector3 operator-(const Vector3& a, const Vector3& b)
{
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

Vector3 cross(const Vector3& a, const Vector3& b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

Vector3 normalised(const Vector3& v)
{
    const double length = std::sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
    return {v.x / length, v.y / length, v.z / length};
}

/// Twice the triangle's area long.
Vector3 areaNormal(const Mesh& mesh, const Triangle& triangle)
{
    const Vector3& a = mesh.positions[triangle[0]];
    return cross(mesh.positions[triangle[1]] - a, mesh.positions[triangle[2]] - a);
}

std::vector<Vector3> positionsOf(std::span<const double> heights, int size, double spacing)
{
    std::vector<Vector3> positions;
    positions.reserve(heights.size());
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            positions.push_back({x * spacing, heights[positions.size()], y * spacing});
    return positions;
}

// A cell's diagonal joins the two corners with x + y even: a point of the last diamond phase and one of its parents.
// All diagonals one way would comb the surface in that direction.
std::vector<Triangle> trianglesOf(std::uint32_t size)
{
    std::vector<Triangle> triangles;
    triangles.reserve(std::size_t{2} * (size - 1) * (size - 1));
    for (std::uint32_t y = 0; y + 1 < size; ++y)
        for (std::uint32_t x = 0; x + 1 < size; ++x) {
            const std::uint32_t northWest = y * size + x, northEast = northWest + 1;
            const std::uint32_t southWest = northWest + size, southEast = southWest + 1;
            if ((x + y) % 2 == 0) {
                triangles.push_back({northWest, southWest, southEast});
                triangles.push_back({northWest, southEast, northEast});
            } else {
                triangles.push_back({northWest, southWest, northEast});
                triangles.push_back({northEast, southWest, southEast});
            }
        }
    return triangles;
}

} // namespace

Mesh meshOf(std::span<const double> heights, int size, double spacing)
{
    assert(size >= 2 && heights.size() == static_cast<std::size_t>(size) * static_cast<std::size_t>(size));
    Mesh mesh{positionsOf(heights, size, spacing), {}, trianglesOf(static_cast<std::uint32_t>(size))};

    // A vertex has the normals of its faces in common, larger faces counting more.
    mesh.normals.resize(heights.size());
    for (const Triangle& triangle : mesh.triangles) {
        const Vector3 face = areaNormal(mesh, triangle);
        for (const std::uint32_t vertex : triangle)
            mesh.normals[vertex] = mesh.normals[vertex] + face;
    }
    for (Vector3& normal : mesh.normals)
        normal = normalised(normal);
    return mesh;
}

Vector3 faceNormal(const Mesh& mesh, const Triangle& triangle)
{
    return normalised(areaNormal(mesh, triangle));
}

} // namespace lozenge
