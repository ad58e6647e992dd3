#pragma once

#include "core/point.hpp"

#include <array>
#include <cmath>
#include <vector>

namespace lozenge {

/// x east, y up, z south: right-handed, so a map is not mirrored.
struct Vector3 {
    double x = 0;
    double y = 0;
    double z = 0;

    friend bool operator==(const Vector3&, const Vector3&) = default;
    friend Vector3 operator+(const Vector3& a, const Vector3& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend Vector3 operator-(const Vector3& a, const Vector3& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend Vector3 operator*(const Vector3& a, double s) { return {a.x * s, a.y * s, a.z * s}; }
};

constexpr Vector3 cross(const Vector3& a, const Vector3& b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

inline double length(const Vector3& v)
{
    return std::sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
}

/// Of length 1 in the same direction; where there is no direction, none.
inline Vector3 unitOf(const Vector3& v)
{
    const double found = length(v);
    return found > 0 ? v * (1 / found) : v;
}

/// The triangles of a mesh that meet in one of its vertices, clockwise from the north, and what they make of it.
struct VertexNormal {
    struct Face {
        std::array<Point, 2> others; ///< its other corners
        Vector3 normal;              ///< upward, as long as twice its area
    };

    std::vector<Face> faces;
    Vector3 sum;
    double height = 0; ///< of the vertex, as the map has it

    [[nodiscard]] Vector3 unit() const { return unitOf(sum); }
    /// Of a published program: it adds normals of length 1 and then puts the height where the sum's upward part
    /// belongs.
    [[nodiscard]] Vector3 spoiltSum() const;
    [[nodiscard]] Vector3 spoilt() const { return unitOf(spoiltSum()); }
};

/// Of a map whose points are 1 apart; its heights are multiplied by `rise`. The diagonals of its cells join points with
/// x + y even.
VertexNormal vertexNormal(const std::vector<double>& heights, int size, double rise, Point at);

} // namespace lozenge
