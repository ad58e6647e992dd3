#pragma once

#include "picture/text/font.hpp"

#include <array>
#include <imgui.h>
#include <memory>
#include <vector>

namespace lozenge {

/// The faces of the pictures as Dear ImGui has them: each in several sizes, so that text of any size is drawn from
/// glyphs at least as large.
class Type {
public:
    /// Cuts the letters for a size of the design's unit where they are cut beforehand. This takes a while, and neither
    /// a window nor a context of Dear ImGui: where there is none yet it can be done on another thread.
    void cut(float scale);

    /// Hands the faces to Dear ImGui, between two frames. The texture is the adapter's to upload.
    void use();

    /// The face in the smallest size that is not below the one asked for.
    [[nodiscard]] ImFont* face(Font font, float size) const;

    /// The height of a line, in parts of the size.
    [[nodiscard]] float lineOf(Font font) const { return m_lines[static_cast<std::size_t>(font)]; }

private:
    void addFaces(ImFontAtlas& atlas);

    struct Cut {
        float size = 0;
        ImFont* face = nullptr;
    };
    struct DeleteAtlas {
        void operator()(ImFontAtlas* atlas) const { IM_DELETE(atlas); }
    };
    float m_scale = 1;
    std::unique_ptr<ImFontAtlas, DeleteAtlas> m_atlas; ///< until Dear ImGui has it
    std::array<std::vector<Cut>, fontCount> m_cuts;
    std::array<float, fontCount> m_lines{};
};

} // namespace lozenge
