#include "app/gl_lattice.hpp"

#include <limits>

namespace lozenge {
namespace {

constexpr GLuint endOfRow = std::numeric_limits<GLuint>::max();

std::vector<GLuint> strips(GLuint side)
{
    std::vector<GLuint> indices;
    indices.reserve(static_cast<std::size_t>(side) * (2 * side + 1));
    for (GLuint row = 0; row + 1 < side; ++row) {
        for (GLuint column = 0; column < side; ++column) {
            indices.push_back(row * side + column);
            indices.push_back((row + 1) * side + column);
        }
        indices.push_back(endOfRow);
    }
    return indices;
}

std::vector<GLuint> lines(GLuint side, GLuint every)
{
    std::vector<GLuint> indices;
    for (GLuint across = 0; across < side; across += every)
        for (const bool isRow : {true, false}) {
            for (GLuint along = 0; along < side; ++along)
                indices.push_back(isRow ? across * side + along : along * side + across);
            indices.push_back(endOfRow);
        }
    return indices;
}

} // namespace

void GlLattice::draw(int verticesPerSide)
{
    if (m_triangles.side != verticesPerSide) {
        m_triangles.side = verticesPerSide;
        m_triangles.fill(strips(static_cast<GLuint>(verticesPerSide)));
    }
    m_triangles.draw(GL_TRIANGLE_STRIP);
}

void GlLattice::drawLines(int verticesPerSide, int every)
{
    if (m_lines.side != verticesPerSide || m_lines.every != every) {
        m_lines.side = verticesPerSide;
        m_lines.every = every;
        m_lines.fill(lines(static_cast<GLuint>(verticesPerSide), static_cast<GLuint>(every)));
    }
    m_lines.draw(GL_LINE_STRIP);
}

void GlLattice::Indices::fill(const std::vector<GLuint>& with)
{
    if (!array) {
        array = GlVertexArray::make();
        buffer = GlBuffer::make();
    }
    count = static_cast<GLsizei>(with.size());
    glBindVertexArray(array.id());
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffer.id());
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(with.size() * sizeof(GLuint)), with.data(),
                 GL_STATIC_DRAW);
}

void GlLattice::Indices::draw(GLenum kind) const
{
    glBindVertexArray(array.id());
    glEnable(GL_PRIMITIVE_RESTART);
    glPrimitiveRestartIndex(endOfRow);
    glDrawElements(kind, count, GL_UNSIGNED_INT, nullptr);
}

} // namespace lozenge
