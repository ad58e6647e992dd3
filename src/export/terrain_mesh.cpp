#include "export/terrain_mesh.hpp"

namespace lozenge {

std::array<std::vector<Triangle>, 2> trianglesOfRows(int size)
{
    std::array<std::vector<Triangle>, 2> rows;
    for (int y = 0; y < 2; ++y) {
        auto& triangles = rows[static_cast<std::size_t>(y)];
        triangles.resize(2 * static_cast<std::size_t>(size - 1));
        makeMeshRow<double>({.y = y, .size = size, .triangles = triangles.data()});
        for (Triangle& triangle : triangles)
            for (std::uint32_t& vertex : triangle)
                vertex -= static_cast<std::uint32_t>(y * size);
    }
    return rows;
}

void eachRowOfNormals(Terrain& terrain, const std::function<bool(std::span<const Vector3>)>& take)
{
    const int size = terrain.rows.size(), last = size - 1;
    std::array<std::vector<double>, 3> held;
    std::vector<Vector3> normals(static_cast<std::size_t>(size));
    const auto heldRow = [&](int y) {
        return y < 0 || y > last ? nullptr : held[static_cast<std::size_t>(y % 3)].data();
    };
    const auto giveRow = [&](int y) {
        makeMeshRow<double>({.north = heldRow(y - 1),
                             .row = heldRow(y),
                             .south = heldRow(y + 1),
                             .y = y,
                             .size = size,
                             .spacing = terrain.spacing,
                             .normals = normals.data()});
        return take(normals);
    };
    terrain.rows.each([&](int y, std::span<const double> row) {
        held[static_cast<std::size_t>(y % 3)].assign(row.begin(), row.end());
        return (y == 0 || giveRow(y - 1)) && (y < last || giveRow(y));
    });
}

} // namespace lozenge
