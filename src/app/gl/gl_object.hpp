#pragma once

#include <GL/glew.h>
#include <utility>

namespace lozenge {

/// Owns one object of OpenGL. The context it was made in is active when it goes.
template <class Kind>
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
            Kind::destroy(m_id);
    }

    /// 0 where it has not been made.
    [[nodiscard]] GLuint id() const { return m_id; }
    /// Makes it where it has not been made yet.
    GLuint made()
    {
        if (!m_id)
            Kind::make(m_id);
        return m_id;
    }

private:
    GLuint m_id = 0;
};

struct GlBufferKind {
    static void make(GLuint& id) { glGenBuffers(1, &id); }
    static void destroy(GLuint id) { glDeleteBuffers(1, &id); }
};

struct GlTextureKind {
    static void make(GLuint& id) { glGenTextures(1, &id); }
    static void destroy(GLuint id) { glDeleteTextures(1, &id); }
};

struct GlVertexArrayKind {
    static void make(GLuint& id) { glGenVertexArrays(1, &id); }
    static void destroy(GLuint id) { glDeleteVertexArrays(1, &id); }
};

struct GlFramebufferKind {
    static void make(GLuint& id) { glGenFramebuffers(1, &id); }
    static void destroy(GLuint id) { glDeleteFramebuffers(1, &id); }
};

struct GlRenderbufferKind {
    static void make(GLuint& id) { glGenRenderbuffers(1, &id); }
    static void destroy(GLuint id) { glDeleteRenderbuffers(1, &id); }
};

struct GlProgramKind {
    static void make(GLuint& id) { id = glCreateProgram(); }
    static void destroy(GLuint id) { glDeleteProgram(id); }
};

using GlBuffer = GlObject<GlBufferKind>;
using GlTexture = GlObject<GlTextureKind>;
using GlVertexArray = GlObject<GlVertexArrayKind>;
using GlFramebuffer = GlObject<GlFramebufferKind>;
using GlRenderbuffer = GlObject<GlRenderbufferKind>;

} // namespace lozenge
