#include "app/gl/gl_program.hpp"

#include "files/disk/read_file.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <glm/geometric.hpp>

namespace lozenge {
namespace {

/// What a compiler or linker says of its work, in its first line.
template <class Get, class GetLog>
std::string firstLine(GLuint id, Get get, GetLog getLog)
{
    GLint length = 0;
    get(id, GL_INFO_LOG_LENGTH, &length);
    std::string log(static_cast<std::size_t>(std::max(length, 1)), '\0');
    getLog(id, length, nullptr, log.data());
    return log.substr(0, log.find_first_of(std::string{"\n\0", 2}));
}

/// Attaches a shader to a program; returns what is wrong with it, or nothing.
std::string attach(GLuint program, const std::filesystem::path& file, GLenum kind, const std::string& before)
{
    const auto source = readFile(file);
    if (!source)
        return file.string() + ": " + source.error().says;

    const GLuint shader = glCreateShader(kind);
    const std::array texts{before.c_str(), "\n#line 1\n", source->c_str()};
    glShaderSource(shader, static_cast<GLsizei>(texts.size()), texts.data(), nullptr);
    glCompileShader(shader);
    glAttachShader(program, shader);
    glDeleteShader(shader); // once the program goes
    GLint done = GL_FALSE;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &done);
    return done ? "" : file.string() + ": " + firstLine(shader, glGetShaderiv, glGetShaderInfoLog);
}

} // namespace

tl::expected<GlProgram, std::string> GlProgram::load(const std::filesystem::path& folder, const std::string& name,
                                                     const std::string& before)
{
    GlProgram program;
    const GLuint id = program.m_program.made();
    for (const auto& [ending, kind] : {std::pair{".vert", GL_VERTEX_SHADER}, std::pair{".frag", GL_FRAGMENT_SHADER}})
        if (std::string fault = attach(id, folder / (name + ending), static_cast<GLenum>(kind), before); !fault.empty())
            return tl::unexpected(fault);
    glLinkProgram(id);
    GLint done = GL_FALSE;
    glGetProgramiv(id, GL_LINK_STATUS, &done);
    if (!done)
        return tl::unexpected(name + ": " + firstLine(id, glGetProgramiv, glGetProgramInfoLog));
    return program;
}

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

void GlView::set(const GlProgram& program) const
{
    program.set("toScreen", toScreen);
    program.set("fogDistance", fog.distance);
    program.set("fogColour", fog.colour);
}

void GlShapes::draw(const GlProgram& program, const Shapes& shapes, const GlView& view)
{
    const auto& triangles = shapes.triangles();
    if (triangles.empty())
        return;
    program.use();
    view.set(program);
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
