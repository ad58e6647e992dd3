#pragma once

#include <GL/glew.h>

namespace lozenge {

/// While it lives OpenGL may be set to anything: afterwards it is as it was. SFML and Dear ImGui draw with the fixed
/// pipeline and know nothing of programs, framebuffers and vertex arrays.
class GlStateKept {
public:
    GlStateKept();
    ~GlStateKept();
    GlStateKept(const GlStateKept&) = delete;
    GlStateKept& operator=(const GlStateKept&) = delete;

private:
    GLint m_program = 0;
    GLint m_drawFramebuffer = 0;
    GLint m_readFramebuffer = 0;
    GLint m_renderbuffer = 0;
    GLint m_vertexArray = 0;
    GLint m_arrayBuffer = 0;
    GLint m_unpackBuffer = 0;
    GLint m_provoking = 0;
    bool m_restart;
};

} // namespace lozenge
