#include "app/gl/gl_shapes.hpp"

#include <cstddef>

namespace lozenge {

void setFog(const GlProgram& program, const GlFog& fog)
{
    program.set("fogDistance", fog.distance);
    program.set("fogColour", fog.colour);
}

void GlShapes::draw(const GlProgram& program, const Shapes& shapes, const glm::mat4& toScreen, const GlFog& fog)
{
    const auto& triangles = shapes.triangles();
    if (triangles.empty())
        return;
    program.use();
    program.set("toScreen", toScreen);
    setFog(program, fog);
    if (!m_array) {
        m_array = GlVertexArray::make();
        m_vertices = GlBuffer::make();
    }
    glBindVertexArray(m_array.id());
    glBindBuffer(GL_ARRAY_BUFFER, m_vertices.id());
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(triangles.size() * sizeof(Shapes::Vertex)), triangles.data(),
                 GL_STREAM_DRAW);
    using Vertex = Shapes::Vertex;
    const auto attribute = [](GLuint location, GLint parts, std::size_t offset) {
        glEnableVertexAttribArray(location);
        // OpenGL takes the offset in the clothes of a pointer.
        const auto* clothed = reinterpret_cast<const void*>(offset); // NOLINT(performance-no-int-to-ptr)
        glVertexAttribPointer(location, parts, GL_FLOAT, GL_FALSE, sizeof(Vertex), clothed);
    };
    attribute(0, 3, offsetof(Vertex, at));
    attribute(1, 4, offsetof(Vertex, paint));
    attribute(2, 3, offsetof(Vertex, spine));
    glDrawArrays(GL_TRIANGLES, 0, static_cast<GLsizei>(triangles.size()));
}

} // namespace lozenge
