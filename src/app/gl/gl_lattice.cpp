#include "app/gl/gl_lattice.hpp"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

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
    draw({.side = verticesPerSide, .meetFromSouthWest = meetFromSouthWest});
}

void GlLattice::drawLines(int verticesPerSide, int every)
{
    draw({.side = verticesPerSide, .every = every});
}

void GlLattice::draw(Indices wanted)
{
    constexpr std::size_t most = 4;
    const auto kind = [](const Indices& i) { return std::tuple(i.side, i.every, i.meetFromSouthWest); };
    auto found =
        std::find_if(m_made.begin(), m_made.end(), [&](const Indices& made) { return kind(made) == kind(wanted); });
    if (found == m_made.end()) {
        if (m_made.size() == most)
            m_made.erase(m_made.begin());
        const auto side = static_cast<GLuint>(wanted.side), every = static_cast<GLuint>(wanted.every);
        const auto indices = every > 0 ? lines(side, every) : cells(side, wanted.meetFromSouthWest);
        wanted.count = static_cast<GLsizei>(indices.size());
        glBindVertexArray(wanted.array.made());
        glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, wanted.buffer.made());
        glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(indices.size() * sizeof(GLuint)), indices.data(),
                     GL_STATIC_DRAW);
        found = m_made.insert(m_made.end(), std::move(wanted));
    }
    glBindVertexArray(found->array.id());
    glProvokingVertex(GL_FIRST_VERTEX_CONVENTION);
    glEnable(GL_PRIMITIVE_RESTART);
    glPrimitiveRestartIndex(endOfRow);
    glDrawElements(found->every > 0 ? GL_LINE_STRIP : GL_TRIANGLES, found->count, GL_UNSIGNED_INT, nullptr);
}

} // namespace lozenge
