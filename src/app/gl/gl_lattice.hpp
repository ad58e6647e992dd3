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
        int every = 0; ///< 0: triangles
        bool meetFromSouthWest = false;
        GLsizei count = 0;
        GlVertexArray array = {};
        GlBuffer buffer = {};
    };
    /// Draws them, which are made unless they have just been drawn.
    void draw(Indices wanted);

    std::vector<Indices> m_made; ///< the last few: what moves is drawn coarser than what stands still
};

} // namespace lozenge
