#pragma once

#include "app/gl/gl_object.hpp"
#include "app/gl/gl_program.hpp"
#include "app/gl/triangles.hpp"

namespace lozenge {

/// Draws shapes on the screen, in fog where there is some.
class GlShapes {
public:
    void draw(const GlProgram& program, const Shapes& shapes, const glm::mat4& toScreen, float fogDensity,
              Colour fogColour);

private:
    GlVertexArray m_array;
    GlBuffer m_vertices;
};

} // namespace lozenge
