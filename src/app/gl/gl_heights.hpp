#pragma once

#include "app/gl/gl_object.hpp"
#include "core/region.hpp"
#include "picture/palette.hpp"

#include <span>
#include <vector>

namespace lozenge {

/// The heights of a map as a texture, one texel a point.
class GlHeights {
public:
    /// Only the region is uploaded; all where the map has another size or unit than the one before.
    void upload(std::span<const double> surface, int size, double unit, Region changed);

    void bind() const { glBindTexture(GL_TEXTURE_2D, m_texture.id()); }

private:
    int m_size = 0;
    double m_unit = 1;
    GlTexture m_texture;
    std::vector<float> m_rows; ///< on their way
};

/// A palette as a texture of one dimension.
class GlPalette {
public:
    /// Binds it too.
    void upload(const Palette& palette);

private:
    const Palette* m_palette = nullptr;
    GlTexture m_texture;
};

} // namespace lozenge
