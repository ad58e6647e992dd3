#include "app/gl/gl_canvas.hpp"

#include <algorithm>

namespace lozenge {

void GlCanvas::begin(int width, int height, int samples, Colour background)
{
    if (width != m_width || height != m_height || samples != m_samples)
        resize(width, height, samples);
    glBindFramebuffer(GL_FRAMEBUFFER, m_drawn.id());
    glViewport(0, 0, width, height);
    glEnable(GL_MULTISAMPLE);
    glDepthMask(GL_TRUE);
    glDepthFunc(GL_LEQUAL);
    glEnable(GL_BLEND);
    glBlendEquation(GL_FUNC_ADD);
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE); // opaque stays opaque
    glClearColor(background.r, background.g, background.b, 1);
    glClearDepth(1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
}

GLuint GlCanvas::finish()
{
    glBindFramebuffer(GL_READ_FRAMEBUFFER, m_drawn.id());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, m_resolved.id());
    glBlitFramebuffer(0, 0, m_width, m_height, 0, 0, m_width, m_height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    return m_texture.id();
}

void GlCanvas::resize(int width, int height, int samples)
{
    m_width = width;
    m_height = height;
    m_samples = samples;
    GLint most = 0;
    glGetIntegerv(GL_MAX_SAMPLES, &most);
    const auto storage = [&](GlRenderbuffer& buffer, GLenum format, GLenum role) {
        glBindRenderbuffer(GL_RENDERBUFFER, buffer.made());
        glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples > 1 ? std::min(most, samples) : 0, format, width,
                                         height);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, role, GL_RENDERBUFFER, buffer.id());
    };
    glBindFramebuffer(GL_FRAMEBUFFER, m_drawn.made());
    storage(m_colour, GL_RGBA8, GL_COLOR_ATTACHMENT0);
    storage(m_depth, GL_DEPTH_COMPONENT24, GL_DEPTH_ATTACHMENT);

    glBindTexture(GL_TEXTURE_2D, m_texture.made());
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);

    glBindFramebuffer(GL_FRAMEBUFFER, m_resolved.made());
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, m_texture.id(), 0);
}

} // namespace lozenge
