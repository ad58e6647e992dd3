#include "analysis/vertex_normal.hpp"

namespace lozenge {
namespace {

constexpr std::array<Direction, 8> clockwise{compass::up,   compass::northEast, compass::right, compass::southEast,
                                             compass::down, compass::southWest, compass::left,  compass::northWest};

} // namespace

Vector3 VertexNormal::spoiltSum() const
{
    Vector3 units;
    for (const Face& face : faces)
        units = units + unitOf(face.normal);
    return {units.x, height, units.z};
}

VertexNormal vertexNormal(const std::vector<double>& heights, int size, double rise, Point at)
{
    const auto position = [&](Point p) {
        return Vector3{static_cast<double>(p.x), heights[cellOf(p, size)] * rise, static_cast<double>(p.y)};
    };
    // All diagonals of its cells end in a point with x + y even; those around another one go past it.
    const std::size_t apart = (at.x + at.y) % 2 == 0 ? 1 : 2;
    VertexNormal vertex{.faces = {}, .sum = {}, .height = heights[cellOf(at, size)]};
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
