#pragma once

#include "terrain/mesh.hpp"

#include <cstddef>
#include <span>

namespace lozenge {

/// The mesh of a whole map at once.
inline Mesh meshOf(std::span<const double> heights, int size, double spacing = 1)
{
    const auto width = static_cast<std::size_t>(size), cells = width - 1;
    Mesh mesh;
    mesh.positions.resize(heights.size());
    mesh.normals.resize(heights.size());
    mesh.triangles.resize(2 * cells * cells);
    for (int y = 0; y < size; ++y) {
        const std::size_t row = static_cast<std::size_t>(y);
        const double* first = heights.data() + row * width;
        const bool isLast = y + 1 == size;
        makeMeshRow({.north = y > 0 ? first - width : nullptr,
                     .row = first,
                     .south = isLast ? nullptr : first + width,
                     .y = y,
                     .size = size,
                     .spacing = spacing,
                     .positions = mesh.positions.data() + row * width,
                     .normals = mesh.normals.data() + row * width,
                     .triangles = isLast ? nullptr : mesh.triangles.data() + 2 * cells * row});
    }
    return mesh;
}

} // namespace lozenge
