#pragma once

#include "terrain/mesh.hpp"
#include "terrain/targets.hpp"

#include <algorithm>
#include <cmath>

// The inner loops of a mesh: what one row of points and the row of cells south of it have in it.
//
// A cell's diagonal joins the two corners with x + y even: a point of the last diamond phase and one of its parents.
// All diagonals one way would comb the surface in that direction. So a point with x + y even is a corner of eight
// triangles, all that its four cells have, and another one of four.
//
// The normal of a triangle, as long as twice its area, is (-slope to the east, spacing, -slope to the south) times the
// spacing. Summed over the triangles around a point most heights cancel out: of eight triangles Sobel's differences
// are left, of four the plain ones. Only the border has to count its triangles.

namespace lozenge {

LOZENGE_INLINE Vector3 upward(double east, double south, double up)
{
    const double share = 1 / std::sqrt(east * east + up * up + south * south);
    return {-east * share, up * share, -south * share};
}

LOZENGE_INLINE void makeInnerNormals(const MeshRow& rows)
{
    const double* __restrict north = rows.north;
    const double* __restrict row = rows.row;
    const double* __restrict south = rows.south;
    Vector3* __restrict normals = rows.normals;
    const double spacing = rows.spacing;
    for (int x = 1; x < rows.size - 1; ++x) {
        const double isEven = (x + rows.y + 1) & 1;
        const double east = 2 * (row[x + 1] - row[x - 1]);
        const double down = 2 * (south[x] - north[x]);
        const double aslantEast = (north[x + 1] - north[x - 1]) + (south[x + 1] - south[x - 1]);
        const double aslantDown = (south[x - 1] - north[x - 1]) + (south[x + 1] - north[x + 1]);
        normals[x] = upward(east + isEven * aslantEast, down + isEven * aslantDown, (4 + 4 * isEven) * spacing);
    }
}

/// In blocks with every coordinate in a row of its own first: so that they are woven together many at a time.
LOZENGE_INLINE void makeRowOfPositions(const double* heights, int y, int size, double spacing,
                                       Vector3* __restrict positions)
{
    constexpr int block = 128;
    std::array<double, block> east;
    std::array<double, block> down;
    down.fill(y * spacing);
    for (int first = 0; first < size; first += block) {
        const int count = std::min(block, size - first);
        for (int i = 0; i < count; ++i)
            east[static_cast<std::size_t>(i)] = (first + i) * spacing;
        for (int i = 0; i < count; ++i)
            positions[first + i] = {east[static_cast<std::size_t>(i)], heights[first + i],
                                    down[static_cast<std::size_t>(i)]};
    }
}

/// The corners of eight cells are those of the eight cells to their west, moved by eight.
LOZENGE_INLINE void makeRowOfTriangles(int y, int size, Triangle* triangles)
{
    constexpr int block = 8, corners = 6 * block;
    const auto width = static_cast<std::uint32_t>(size);
    std::array<std::uint32_t, corners> pattern;
    for (std::uint32_t x = 0; x < block; ++x) {
        const std::uint32_t northWest = x, northEast = x + 1, southWest = x + width, southEast = x + width + 1;
        const bool isEven = (x + static_cast<std::uint32_t>(y)) % 2 == 0;
        const std::array<std::uint32_t, 6> cell{northWest,
                                                southWest,
                                                isEven ? southEast : northEast,
                                                isEven ? northWest : northEast,
                                                isEven ? southEast : southWest,
                                                isEven ? northEast : southEast};
        std::copy(cell.begin(), cell.end(), pattern.begin() + 6 * x);
    }
    std::uint32_t start = static_cast<std::uint32_t>(y) * width;
    std::uint32_t* out = triangles->data();
    const int cells = size - 1;
    for (int x = 0; x + block <= cells; x += block, start += block, out += corners)
        for (int i = 0; i < corners; ++i)
            out[i] = start + pattern[static_cast<std::size_t>(i)];
    for (int i = 0; i < cells % block * 6; ++i)
        out[i] = start + pattern[static_cast<std::size_t>(i)];
}

/// All but the normals of the border.
LOZENGE_INLINE void makeInnerMeshRow(const MeshRow& row)
{
    if (row.positions)
        makeRowOfPositions(row.row, row.y, row.size, row.spacing, row.positions);
    if (row.normals && row.north && row.south)
        makeInnerNormals(row);
    if (row.triangles)
        makeRowOfTriangles(row.y, row.size, row.triangles);
}

} // namespace lozenge
