#pragma once

#include <GL/glew.h>
#include <utility>

namespace lozenge {

/// Owns one object of OpenGL, by the functions that make and delete so many of its kind. The context it was made in is
/// active when it goes.
template <auto& makeSome, auto& deleteSome>
class GlObject {
public:
    GlObject() = default;
    GlObject(GlObject&& other) noexcept : m_id(std::exchange(other.m_id, 0)) {}
    GlObject& operator=(GlObject&& other) noexcept
    {
        std::swap(m_id, other.m_id);
        return *this;
    }
    ~GlObject()
    {
        if (m_id)
            deleteSome(1, &m_id);
    }

    /// 0 where it has not been made.
    [[nodiscard]] GLuint id() const { return m_id; }
    /// Makes it where it has not been made yet.
    GLuint made()
    {
        if (!m_id)
            makeSome(1, &m_id);
        return m_id;
    }

private:
    GLuint m_id = 0;
};

using GlBuffer = GlObject<glGenBuffers, glDeleteBuffers>;
using GlVertexArray = GlObject<glGenVertexArrays, glDeleteVertexArrays>;

inline GLuint stateOf(GLenum name)
{
    GLint value = 0;
    glGetIntegerv(name, &value);
    return static_cast<GLuint>(value);
}

/// While it lives OpenGL may be set to anything: afterwards it is as it was. SFML and Dear ImGui draw with the fixed
/// pipeline and know nothing of programs, framebuffers and vertex arrays.
class GlStateKept {
public:
    GlStateKept();
    ~GlStateKept();
    GlStateKept(const GlStateKept&) = delete;
    GlStateKept& operator=(const GlStateKept&) = delete;

private:
    GLuint m_program = stateOf(GL_CURRENT_PROGRAM);
    GLuint m_drawFramebuffer = stateOf(GL_DRAW_FRAMEBUFFER_BINDING);
    GLuint m_readFramebuffer = stateOf(GL_READ_FRAMEBUFFER_BINDING);
    GLuint m_renderbuffer = stateOf(GL_RENDERBUFFER_BINDING);
    GLuint m_vertexArray = stateOf(GL_VERTEX_ARRAY_BINDING);
    GLuint m_arrayBuffer = stateOf(GL_ARRAY_BUFFER_BINDING);
    GLuint m_unpackBuffer = stateOf(GL_PIXEL_UNPACK_BUFFER_BINDING);
    GLuint m_provoking = stateOf(GL_PROVOKING_VERTEX);
    bool m_restart = glIsEnabled(GL_PRIMITIVE_RESTART) == GL_TRUE;
};

} // namespace lozenge
