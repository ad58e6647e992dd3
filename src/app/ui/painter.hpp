#pragma once

#include "app/ui/fonts.hpp"
#include "picture/picture.hpp"

#include <imgui.h>
#include <memory>
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

/// A draw list counts its vertices in 16 bits.
inline constexpr unsigned mostVertices = 56000;

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

private:
    ImTextureID textureOf(const std::shared_ptr<const Pixels>& pixels, bool smooth);

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
