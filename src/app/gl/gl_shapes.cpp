#include "app/gl/gl_shapes.hpp"

#include <cstddef>
#include <glm/geometric.hpp>

namespace lozenge {

void Shapes::line(glm::vec2 from, glm::vec2 to, float width, Colour paint)
{
    if (from == to)
        return;
    const glm::vec2 along = glm::normalize(to - from);
    const glm::vec2 across{-along.y, along.x};
    const float reach = width / 2 + 1;
    const auto vertex = [&](glm::vec2 end, float side) {
        return Vertex{{end + side * across, 0}, paint, {side, 0, width / 2}};
    };
    quad(vertex(from, reach), vertex(to, reach), vertex(to, -reach), vertex(from, -reach));
}

void Shapes::disc(glm::vec3 centre, float radius, Colour paint)
{
    const float reach = radius + 1;
    const auto vertex = [&](float x, float y) { return Vertex{centre + glm::vec3{x, y, 0}, paint, {x, y, radius}}; };
    quad(vertex(-reach, -reach), vertex(reach, -reach), vertex(reach, reach), vertex(-reach, reach));
}

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
    glBindVertexArray(m_array.made());
    glBindBuffer(GL_ARRAY_BUFFER, m_vertices.made());
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
