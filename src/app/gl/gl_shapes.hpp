#pragma once

#include "app/gl/gl_object.hpp"
#include "app/gl/gl_program.hpp"

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <vector>

namespace lozenge {

/// Areas, lines and discs as triangles. Lines and discs have soft edges and are given in pixels.
class Shapes {
public:
    struct Vertex {
        glm::vec3 at;
        Colour paint;
        glm::vec3 spine; ///< offset from the middle of a line or disc in pixels, and half its width
    };

    /// Corners go round, the z of each is its depth.
    void area(glm::vec3 a, glm::vec3 b, glm::vec3 c, glm::vec3 d, Colour paint) { area(a, b, c, d, paint, paint); }
    void area(glm::vec3 a, glm::vec3 b, glm::vec3 c, glm::vec3 d, Colour ofAB, Colour ofCD)
    {
        quad(inside(a, ofAB), inside(b, ofAB), inside(c, ofCD), inside(d, ofCD));
    }
    void line(glm::vec2 from, glm::vec2 to, float width, Colour paint);
    void disc(glm::vec3 centre, float radius, Colour paint);

    [[nodiscard]] const std::vector<Vertex>& triangles() const { return m_triangles; }

private:
    static Vertex inside(glm::vec3 at, Colour paint) { return {at, paint, {0, 0, 1}}; }
    void quad(const Vertex& a, const Vertex& b, const Vertex& c, const Vertex& d)
    {
        m_triangles.insert(m_triangles.end(), {a, b, c, a, c, d});
    }

    std::vector<Vertex> m_triangles;
};

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
