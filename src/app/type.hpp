#pragma once

#include "picture/font.hpp"

#include <array>
#include <imgui.h>
#include <vector>

namespace lozenge {

/// The faces of the pictures as Dear ImGui has them: each in several sizes, so that text of any size is drawn from
/// glyphs at least as large.
class Type {
public:
    /// Builds the atlas for a size of the design's unit. The texture is the adapter's to upload.
    void build(float scale);

    /// The face in the smallest size that is not below the one asked for.
    [[nodiscard]] ImFont* face(Font font, float size) const;

    /// The height of a line, in parts of the size.
    [[nodiscard]] float lineOf(Font font) const { return m_lines[static_cast<std::size_t>(font)]; }

private:
    struct Cut {
        float size = 0;
        ImFont* face = nullptr;
    };
    std::array<std::vector<Cut>, fontCount> m_cuts;
    std::array<float, fontCount> m_lines{};
};

} // namespace lozenge
