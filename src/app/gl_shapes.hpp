#pragma once

#include "app/gl_object.hpp"
#include "app/shapes.hpp"

namespace lozenge {

/// Draws shapes with the program in use.
class GlShapes {
public:
    void draw(const Shapes& shapes);

private:
    GlVertexArray m_array;
    GlBuffer m_vertices;
};

} // namespace lozenge
