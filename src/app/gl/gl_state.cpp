#include "app/gl/gl_state.hpp"

namespace lozenge {

GlStateKept::GlStateKept() : m_restart(glIsEnabled(GL_PRIMITIVE_RESTART) == GL_TRUE)
{
    glGetIntegerv(GL_CURRENT_PROGRAM, &m_program);
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &m_drawFramebuffer);
    glGetIntegerv(GL_READ_FRAMEBUFFER_BINDING, &m_readFramebuffer);
    glGetIntegerv(GL_RENDERBUFFER_BINDING, &m_renderbuffer);
    glGetIntegerv(GL_VERTEX_ARRAY_BINDING, &m_vertexArray);
    glGetIntegerv(GL_ARRAY_BUFFER_BINDING, &m_arrayBuffer);
    glGetIntegerv(GL_PIXEL_UNPACK_BUFFER_BINDING, &m_unpackBuffer);
    glGetIntegerv(GL_PROVOKING_VERTEX, &m_provoking);
    glPushAttrib(GL_ALL_ATTRIB_BITS);
    glPushClientAttrib(GL_CLIENT_ALL_ATTRIB_BITS);

    // From here on nothing of what others had set gets in the way.
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
    glPixelStorei(GL_UNPACK_SKIP_ROWS, 0);
    glPixelStorei(GL_UNPACK_SKIP_PIXELS, 0);
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_CULL_FACE);
    glDisable(GL_STENCIL_TEST);
    glDisable(GL_ALPHA_TEST);
    glDisable(GL_COLOR_LOGIC_OP);
    glDisable(GL_SAMPLE_ALPHA_TO_COVERAGE);
    glDisable(GL_FRAMEBUFFER_SRGB);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
}

GlStateKept::~GlStateKept()
{
    const auto id = [](GLint kept) { return static_cast<GLuint>(kept); };
    glPopClientAttrib();
    glPopAttrib();
    glProvokingVertex(static_cast<GLenum>(m_provoking));
    (m_restart ? glEnable : glDisable)(GL_PRIMITIVE_RESTART);
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, id(m_unpackBuffer));
    glBindVertexArray(id(m_vertexArray));
    glBindBuffer(GL_ARRAY_BUFFER, id(m_arrayBuffer));
    glBindRenderbuffer(GL_RENDERBUFFER, id(m_renderbuffer));
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, id(m_drawFramebuffer));
    glBindFramebuffer(GL_READ_FRAMEBUFFER, id(m_readFramebuffer));
    glUseProgram(id(m_program));
}

} // namespace lozenge
