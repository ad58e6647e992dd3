#pragma once

#include "core/point.hpp"

#include <algorithm>
#include <set>

namespace lozenge {

/// A strip for each row of cells: north, south, north, south ... Each index after the second completes a triangle with
/// the two before it.
struct MeshStrips {
    int size = 0;
    int drawn = 0; ///< indices

    [[nodiscard]] int inStrip() const { return 2 * size; }
    [[nodiscard]] int strips() const { return size - 1; }
    [[nodiscard]] int indices() const { return strips() * inStrip(); }
    [[nodiscard]] int vertices() const { return size * size; }
    [[nodiscard]] int triangles() const { return 2 * (size - 1) * (size - 1); }

    /// The place in the whole list, from 0, and the vertex whose number stands there.
    [[nodiscard]] Point pointOf(int place) const
    {
        const int strip = place / inStrip(), within = place % inStrip();
        return {within / 2, strip + within % 2};
    }
    [[nodiscard]] int firstPlaceOf(Point at) const
    {
        return at.y == 0 ? 2 * at.x : (at.y - 1) * inStrip() + 2 * at.x + 1;
    }
    [[nodiscard]] int vertexOf(Point at) const { return at.y * size + at.x; }
    [[nodiscard]] int indexAt(int place) const { return vertexOf(pointOf(place)); }

    /// The strip that is being drawn, and how many of its indices are.
    [[nodiscard]] int strip() const { return drawn == 0 ? 0 : (drawn - 1) / inStrip(); }
    [[nodiscard]] int withinStrip() const { return drawn - strip() * inStrip(); }
    [[nodiscard]] int trianglesDrawn() const { return strip() * (inStrip() - 2) + std::max(0, withinStrip() - 2); }
    /// Whether the last index has completed a triangle.
    [[nodiscard]] bool hasTriangle() const { return withinStrip() > 2; }

    /// How many indices are the newest, which make a triangle where they are three; and their vertices.
    [[nodiscard]] int newest() const { return std::min(3, withinStrip()); }
    [[nodiscard]] std::set<int> newestVertices() const
    {
        std::set<int> vertices;
        for (int place = drawn - newest(); place < drawn; ++place)
            vertices.insert(indexAt(place));
        return vertices;
    }
};

} // namespace lozenge
