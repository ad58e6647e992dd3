#include "core/facts/vertex_normal.hpp"

#include <cmath>
#include <cstddef>

namespace lozenge {
namespace {

constexpr std::array<Direction, 8> clockwise{compass::up,   compass::northEast, compass::right, compass::southEast,
                                             compass::down, compass::southWest, compass::left,  compass::northWest};

} // namespace

Vector3 cross(const Vector3& a, const Vector3& b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

double length(const Vector3& v)
{
    return std::sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
}

double spoiltLength(const Vector3& v)
{
    const auto& [x, y, z] = spoiltSquares;
    return std::sqrt(x * v.x * v.x + y * v.y * v.y + z * v.z * v.z);
}

VertexNormal vertexNormal(const std::vector<double>& heights, int size, double rise, Point at)
{
    const auto position = [&](Point p) {
        const std::size_t cell =
            static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size) + static_cast<std::size_t>(p.x);
        return Vector3{static_cast<double>(p.x), heights[cell] * rise, static_cast<double>(p.y)};
    };
    // All diagonals of its cells end in a point with x + y even; those around another one go past it.
    const std::size_t apart = (at.x + at.y) % 2 == 0 ? 1 : 2;
    VertexNormal vertex;
    for (std::size_t i = 0; i < clockwise.size(); i += apart) {
        const Point a = stepped(at, clockwise[i], 1), b = stepped(at, clockwise[(i + apart) % clockwise.size()], 1);
        if (!isInside(a, size - 1) || !isInside(b, size - 1))
            continue;
        const Vector3 from = position(at);
        vertex.faces.push_back({{a, b}, cross(position(b) - from, position(a) - from)});
        vertex.sum = vertex.sum + vertex.faces.back().normal;
    }
    return vertex;
}

} // namespace lozenge
