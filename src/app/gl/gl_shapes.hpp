#pragma once

#include "app/gl/gl_object.hpp"
#include "app/gl/gl_program.hpp"
#include "app/gl/triangles.hpp"

#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

namespace lozenge {

/// Fog leaves exp(-d^2) of a colour, where d is the dot product of its distance with 1 / w, the depth in the window and
/// 1: of a perspective the first counts, of a parallel projection the others.
struct GlFog {
    glm::vec3 distance{0};
    Colour colour;

    [[nodiscard]] bool isThere() const { return distance != glm::vec3(0); }
};

/// Into the program in use.
void setFog(const GlProgram& program, const GlFog& fog);

/// Draws shapes on the screen, in fog where there is some.
class GlShapes {
public:
    void draw(const GlProgram& program, const Shapes& shapes, const glm::mat4& toScreen, const GlFog& fog);

private:
    GlVertexArray m_array;
    GlBuffer m_vertices;
};

} // namespace lozenge
