#include "app/gl/gl_object.hpp"

#include <initializer_list>

namespace lozenge {

GlStateKept::GlStateKept()
{
    glPushAttrib(GL_ALL_ATTRIB_BITS);
    glPushClientAttrib(GL_CLIENT_ALL_ATTRIB_BITS);

    // From here on nothing of what others had set gets in the way.
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    for (const GLenum length :
         std::initializer_list<GLenum>{GL_UNPACK_ROW_LENGTH, GL_UNPACK_SKIP_ROWS, GL_UNPACK_SKIP_PIXELS})
        glPixelStorei(length, 0);
    for (const GLenum test :
         std::initializer_list<GLenum>{GL_SCISSOR_TEST, GL_CULL_FACE, GL_STENCIL_TEST, GL_ALPHA_TEST, GL_COLOR_LOGIC_OP,
                                       GL_SAMPLE_ALPHA_TO_COVERAGE, GL_FRAMEBUFFER_SRGB})
        glDisable(test);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
}

GlStateKept::~GlStateKept()
{
    glPopClientAttrib();
    glPopAttrib();
    glProvokingVertex(m_provoking);
    (m_restart ? glEnable : glDisable)(GL_PRIMITIVE_RESTART);
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, m_unpackBuffer);
    glBindVertexArray(m_vertexArray);
    glBindBuffer(GL_ARRAY_BUFFER, m_arrayBuffer);
    glBindRenderbuffer(GL_RENDERBUFFER, m_renderbuffer);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, m_drawFramebuffer);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, m_readFramebuffer);
    glUseProgram(m_program);
}

} // namespace lozenge
