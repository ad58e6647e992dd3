#pragma once

#include "core/mesh.hpp"
#include "export/terrain_rows.hpp"

#include <array>
#include <functional>
#include <vector>

namespace lozenge {

/// The triangles of a row of cells, counted over its two rows of points: of an even row, and of an odd one. All others
/// repeat them.
std::array<std::vector<Triangle>, 2> trianglesOfRows(int size);

/// Gives away the normals of each row of points. Three rows of heights are held for it.
void eachRowOfNormals(Terrain& terrain, const std::function<bool(std::span<const Vector3>)>& take);

} // namespace lozenge
