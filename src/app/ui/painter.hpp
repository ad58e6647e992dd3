#pragma once

#include "app/ui/fonts.hpp"
#include "picture/picture.hpp"

#include <array>
#include <imgui.h>
#include <memory>
#include <span>
#include <vector>

namespace sf {
class Texture;
}

namespace lozenge {

inline ImVec2 imVec(Vec2 v)
{
    return {v.x, v.y};
}

inline ImU32 imColour(Colour colour)
{
    return ImGui::ColorConvertFloat4ToU32({colour.r, colour.g, colour.b, colour.a});
}

/// What Dear ImGui fills: convex, its corners in order around it.
using Quad = std::array<Vec2, 4>;

/// The inside of a polygon that every upright line crosses twice at most, as a ground over its foot, a disc, or the gap
/// between two lines, which may cross.
std::vector<Quad> columnsOf(std::span<const Vec2> polygon);

/// Another draw list over the same part of the window, for when one is full.
ImDrawList& continued(const ImDrawList& full);

/// Paints pictures into Dear ImGui's draw lists: the same pictures that are exported.
class Painter {
public:
    explicit Painter(const Type& type);
    ~Painter();

    /// `origin` is where the picture's top left corner goes.
    void paint(ImDrawList& list, const Picture& picture, ImVec2 origin);

    void text(ImDrawList& list, Vec2 baseline, const std::string& content, Font font, float size, Colour colour,
              Align align = Align::Left) const;

    ImTextureID textureOf(const std::shared_ptr<const Pixels>& pixels, bool smooth);

private:
    const Type& m_type;
    // Textures of images that may be asked for again.
    struct Kept {
        std::shared_ptr<const Pixels> pixels;
        std::unique_ptr<sf::Texture> texture;
        int frame = 0; ///< that it was painted in last
    };
    std::vector<Kept> m_kept;
};

} // namespace lozenge
