#pragma once

#include "app/gl/gl_object.hpp"
#include "core/region.hpp"
#include "picture/palette.hpp"

#include <span>
#include <vector>

namespace lozenge {

using GlTexture = GlObject<glGenTextures, glDeleteTextures>;
using GlFramebuffer = GlObject<glGenFramebuffers, glDeleteFramebuffers>;
using GlRenderbuffer = GlObject<glGenRenderbuffers, glDeleteRenderbuffers>;

/// How the texture that is bound is read between its texels; beyond its border as there.
void setFilter(GLenum target, GLint filter);

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

/// A place to draw to that is not the window: one or several samples a pixel, put together into a texture.
class GlCanvas {
public:
    /// Makes it that large and the target of what is drawn, empty.
    void begin(int width, int height, int samples, Colour background);

    /// The texture with what has been drawn since.
    GLuint finish();

    [[nodiscard]] GLuint texture() const { return m_texture.id(); }

private:
    void resize(int width, int height, int samples);

    int m_samples = 0;
    int m_width = 0;
    int m_height = 0;
    GlRenderbuffer m_colour;
    GlRenderbuffer m_depth;
    GlFramebuffer m_drawn;
    GlTexture m_texture;
    GlFramebuffer m_resolved;
};

} // namespace lozenge
