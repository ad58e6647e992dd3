#pragma once

#include "app/gl_object.hpp"

namespace lozenge {

/// The triangles of a square of vertices that have no data but their number.
class GlLattice {
public:
    void draw(int verticesPerSide);

private:
    void make(int verticesPerSide);

    int m_side = 0;
    GLsizei m_count = 0;
    GlVertexArray m_array;
    GlBuffer m_indices;
};

} // namespace lozenge
