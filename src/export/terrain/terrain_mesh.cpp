#include "export/terrain/terrain_mesh.hpp"

#include "export/text/bytes.hpp"

#include <algorithm>

namespace lozenge {

std::array<std::vector<Triangle>, 2> trianglesOfRows(int size)
{
    std::array<std::vector<Triangle>, 2> rows;
    for (int y = 0; y < 2; ++y) {
        auto& triangles = rows[static_cast<std::size_t>(y)];
        triangles.resize(2 * static_cast<std::size_t>(size - 1));
        makeMeshRow({.y = y, .size = size, .triangles = triangles.data()});
        for (Triangle& triangle : triangles)
            for (std::uint32_t& vertex : triangle)
                vertex -= static_cast<std::uint32_t>(y * size);
    }
    return rows;
}

Vector3 turned(const Vector3& v, char up, double southernmost)
{
    return up == 'y' ? v : Vector3{v.x, southernmost - v.z, v.y};
}

std::string_view directionsOfAxes(char up)
{
    return up == 'y' ? "x east, y up, z south" : "x east, y north, z up";
}

void eachRowOfPoints(const Terrain& terrain, Band band, const TakePoints& take)
{
    const int size = terrain.rows.size(), last = size - 1;
    std::array<std::vector<double>, 3> held;
    std::vector<Vector3> positions(static_cast<std::size_t>(size)), normals(positions.size());
    const auto heldRow = [&](int y) {
        return y < 0 || y > last ? nullptr : held[static_cast<std::size_t>(y % 3)].data();
    };
    const auto giveRow = [&](int y) {
        if (y < band.first || y > band.last)
            return;
        makeMeshRow({.north = heldRow(y - 1),
                     .row = heldRow(y),
                     .south = heldRow(y + 1),
                     .y = y,
                     .size = size,
                     .spacing = terrain.spacing,
                     .positions = positions.data(),
                     .normals = normals.data()});
        take(positions, normals);
    };
    terrain.rows.each({std::max(band.first - 1, 0), std::min(band.last + 1, last)},
                      [&](int y, std::span<const double> row) {
                          held[static_cast<std::size_t>(y % 3)].assign(row.begin(), row.end());
                          giveRow(y - 1);
                          if (y == last)
                              giveRow(y);
                      });
}

void appendVector(std::string& bytes, const Vector3& v)
{
    for (const double coordinate : {v.x, v.y, v.z})
        appendLittleEndian(bytes, static_cast<float>(coordinate));
}

} // namespace lozenge
