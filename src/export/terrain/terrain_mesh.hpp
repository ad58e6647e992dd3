#pragma once

#include "export/terrain/terrain_rows.hpp"
#include "terrain/mesh.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// The triangles of a row of cells, counted over its two rows of points: of an even row, and of an odd one. All others
/// repeat them.
std::array<std::vector<Triangle>, 2> trianglesOfRows(int size);

/// A place, or with nothing to its south a direction, in a mesh with this axis upward. With z upward y goes north, and
/// the south-west point is at (0, 0), as slicers and printers have it.
Vector3 turned(const Vector3& v, char up, double southernmost);

/// "x east, ...", for who reads the file.
std::string_view directionsOfAxes(char up);

/// Gives away the positions and normals of each row of a band. Three rows of heights are held for it.
using TakePoints = std::function<void(std::span<const Vector3> positions, std::span<const Vector3> normals)>;
void eachRowOfPoints(const Terrain& terrain, Band band, const TakePoints& take);

/// Writes all triangles: `append` is given each with the number of the point that its own are counted from.
template <typename Append>
void writeTriangles(AtomicFile& file, TerrainRows& rows, int bytesAPoint, Append append)
{
    const int size = rows.size();
    const auto triangles = trianglesOfRows(size);
    writeBands(file, rows, bytesAPoint, [&](Band band, std::string& bytes) {
        for (int y = band.first; y <= std::min(band.last, size - 2); ++y)
            for (const Triangle& triangle : triangles[static_cast<std::size_t>(y % 2)])
                append(std::int64_t{y} * size, triangle, bytes);
    });
}

/// A place or direction in single precision, as the binary formats have it.
void appendVector(std::string& bytes, const Vector3& v);

} // namespace lozenge
