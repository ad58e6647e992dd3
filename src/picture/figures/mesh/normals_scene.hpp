#pragma once

#include "analysis/vertex_normal.hpp"

#include "picture/figures/figure_page.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace lozenge {

inline double dot(const Vector3& a, const Vector3& b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

/// A vertex and how far it has been computed.
struct NormalStage {
    Point at;
    VertexNormal vertex;
    double rise = 1;       ///< heights are so many times as large where points are 1 apart
    std::size_t added = 0; ///< faces; one more than there are, and their sum has been divided by its length
    bool isSpoilt = false; ///< by a program that takes the height for its upward part, too

    [[nodiscard]] bool hasUnit() const { return added > vertex.faces.size(); }
    [[nodiscard]] Vector3 sum() const
    {
        Vector3 sum;
        for (std::size_t i = 0; i < std::min(added, vertex.faces.size()); ++i)
            sum = sum + vertex.faces[i].normal;
        return sum;
    }
    /// Where the normal is not reached yet, the last face that was added stands out.
    [[nodiscard]] bool isNew(std::size_t face) const { return face + 1 == added; }
    [[nodiscard]] Colour colourOf(std::size_t face, const Theme& theme) const
    {
        return theme.tone(isNew(face), face < added, theme.faint);
    }

    /// All faces, those of the least value first.
    template <typename ValueOf>
    [[nodiscard]] std::vector<std::size_t> sortedBy(const ValueOf& valueOf) const
    {
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < vertex.faces.size(); ++i)
            order.push_back(i);
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return valueOf(vertex.faces[a]) < valueOf(vertex.faces[b]);
        });
        return order;
    }
};

/// The faces around the vertex with their normals, in true proportions: else these would not stand upright on them.
void paintNormalsScene(const FigurePage& page, const NormalStage& stage, const Box& box);

/// The number of a face, or the letter of a normal, on a disc.
void paintSign(const FigurePage& page, Vec2 at, const std::string& sign, Colour colour);

} // namespace lozenge
