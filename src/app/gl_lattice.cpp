#include "app/gl_lattice.hpp"

#include <limits>
#include <vector>

namespace lozenge {
namespace {

constexpr GLuint endOfRow = std::numeric_limits<GLuint>::max();

} // namespace

void GlLattice::draw(int verticesPerSide)
{
    if (verticesPerSide != m_side)
        make(verticesPerSide);
    glBindVertexArray(m_array.id());
    glEnable(GL_PRIMITIVE_RESTART);
    glPrimitiveRestartIndex(endOfRow);
    glDrawElements(GL_TRIANGLE_STRIP, m_count, GL_UNSIGNED_INT, nullptr);
}

void GlLattice::make(int verticesPerSide)
{
    m_side = verticesPerSide;
    const auto side = static_cast<GLuint>(verticesPerSide);
    std::vector<GLuint> indices;
    indices.reserve(static_cast<std::size_t>(side) * (2 * side + 1));
    for (GLuint row = 0; row + 1 < side; ++row) {
        for (GLuint column = 0; column < side; ++column) {
            indices.push_back(row * side + column);
            indices.push_back((row + 1) * side + column);
        }
        indices.push_back(endOfRow);
    }
    m_count = static_cast<GLsizei>(indices.size());
    if (!m_array)
        m_array = GlVertexArray::make();
    if (!m_indices)
        m_indices = GlBuffer::make();
    glBindVertexArray(m_array.id());
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, m_indices.id());
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(indices.size() * sizeof(GLuint)), indices.data(),
                 GL_STATIC_DRAW);
}

} // namespace lozenge
