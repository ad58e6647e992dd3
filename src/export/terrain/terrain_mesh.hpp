#pragma once

#include "export/terrain/terrain_rows.hpp"
#include "terrain/mesh.hpp"

#include <array>
#include <functional>
#include <span>
#include <vector>

namespace lozenge {

/// The triangles of a row of cells, counted over its two rows of points: of an even row, and of an odd one. All others
/// repeat them.
std::array<std::vector<Triangle>, 2> trianglesOfRows(int size);

/// Gives away the positions and normals of each row of a band. Three rows of heights are held for it.
using TakePoints = std::function<void(std::span<const Vector3> positions, std::span<const Vector3> normals)>;
void eachRowOfPoints(const Terrain& terrain, Band band, const TakePoints& take);

} // namespace lozenge
