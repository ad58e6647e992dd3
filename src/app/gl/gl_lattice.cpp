#include "app/gl/gl_lattice.hpp"

#include <algorithm>
#include <limits>

namespace lozenge {
namespace {

constexpr GLuint endOfRow = std::numeric_limits<GLuint>::max();

/// Two triangles a cell. Where both begin with its first vertex it gives the colour to those that have one.
std::vector<GLuint> cells(GLuint side, bool meetFromSouthWest)
{
    std::vector<GLuint> indices;
    indices.reserve(6 * static_cast<std::size_t>(side) * side);
    for (GLuint row = 0; row + 1 < side; ++row)
        for (GLuint column = 0; column + 1 < side; ++column) {
            const GLuint nw = row * side + column, sw = nw + side;
            if (meetFromSouthWest)
                indices.insert(indices.end(), {nw, sw, nw + 1, sw, sw + 1, nw + 1});
            else
                indices.insert(indices.end(), {nw, sw, sw + 1, nw, sw + 1, nw + 1});
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

void GlLattice::draw(int verticesPerSide, bool meetFromSouthWest)
{
    constexpr std::size_t most = 2;
    auto found = std::find_if(m_triangles.begin(), m_triangles.end(), [&](const Indices& made) {
        return made.side == verticesPerSide && made.meetFromSouthWest == meetFromSouthWest;
    });
    if (found == m_triangles.end()) {
        if (m_triangles.size() == most)
            m_triangles.erase(m_triangles.begin());
        found = m_triangles.insert(m_triangles.end(), Indices{});
        found->side = verticesPerSide;
        found->meetFromSouthWest = meetFromSouthWest;
        found->fill(cells(static_cast<GLuint>(verticesPerSide), meetFromSouthWest));
    }
    found->draw(GL_TRIANGLES);
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
    count = static_cast<GLsizei>(with.size());
    glBindVertexArray(array.made());
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffer.made());
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(with.size() * sizeof(GLuint)), with.data(),
                 GL_STATIC_DRAW);
}

void GlLattice::Indices::draw(GLenum kind) const
{
    glBindVertexArray(array.id());
    glProvokingVertex(GL_FIRST_VERTEX_CONVENTION);
    glEnable(GL_PRIMITIVE_RESTART);
    glPrimitiveRestartIndex(endOfRow);
    glDrawElements(kind, count, GL_UNSIGNED_INT, nullptr);
}

} // namespace lozenge
