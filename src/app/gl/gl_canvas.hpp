#pragma once

#include "app/gl/gl_object.hpp"
#include "picture/colour.hpp"

namespace lozenge {

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
