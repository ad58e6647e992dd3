#pragma once

#include "picture/colour.hpp"

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

} // namespace lozenge
