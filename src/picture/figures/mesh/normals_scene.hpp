#pragma once

#include "analysis/vertex_normal.hpp"

#include "picture/figures/figure_page.hpp"

namespace lozenge {

/// A vertex and how far it has been computed.
struct NormalStage {
    Point at;
    VertexNormal vertex;
    double rise = 1;        ///< heights are so many times as large where points are 1 apart
    int faces = 0;          ///< that have been added
    bool hasUnit = true;    ///< it has been divided by its length
    bool isSpoilt = false;  ///< by a program that takes the height for its upward part, too
    bool isStepped = false; ///< the last face that was added stands out

    [[nodiscard]] Vector3 sum() const;
    [[nodiscard]] bool isNew(int face) const { return isStepped && face + 1 == faces && !hasUnit; }
    [[nodiscard]] Colour colourOf(int face, const Theme& theme) const
    {
        return theme.tone(isNew(face), face < faces, theme.faint);
    }
};

/// The faces around the vertex with their normals, in true proportions: else these would not stand upright on them.
void paintNormalsScene(const FigurePage& page, const NormalStage& stage, const std::vector<double>& heights,
                       const Box& box);

/// A face's number on a black disc.
void paintFaceNumber(const FigurePage& page, Vec2 at, int number, Colour colour);

} // namespace lozenge
