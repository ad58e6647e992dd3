#pragma once

#include "app/gl/gl_object.hpp"

#include <vector>

namespace lozenge {

/// The triangles of a square of vertices that have no data but their number.
class GlLattice {
public:
    /// Those of a cell meet from the north-west to the south-east, or from the south-west to the north-east.
    void draw(int verticesPerSide, bool meetFromSouthWest = false);

    /// The lines along every few rows and columns.
    void drawLines(int verticesPerSide, int every);

private:
    struct Indices {
        int side = 0;
        int every = 0;
        bool meetFromSouthWest = false;
        GLsizei count = 0;
        GlVertexArray array;
        GlBuffer buffer;

        void fill(const std::vector<GLuint>& with);
        void draw(GLenum kind) const;
    };

    std::vector<Indices> m_triangles; ///< the last few: what moves is drawn coarser than what stands still
    Indices m_lines;
};

} // namespace lozenge
