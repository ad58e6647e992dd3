#include "app/gl/triangles.hpp"

#include <glm/geometric.hpp>

namespace lozenge {

void Shapes::quad(const Vertex& a, const Vertex& b, const Vertex& c, const Vertex& d)
{
    m_triangles.insert(m_triangles.end(), {a, b, c, a, c, d});
}

void Shapes::area(glm::vec3 a, glm::vec3 b, glm::vec3 c, glm::vec3 d, Colour paint)
{
    area(a, b, c, d, paint, paint);
}

void Shapes::area(glm::vec3 a, glm::vec3 b, glm::vec3 c, glm::vec3 d, Colour ofAB, Colour ofCD)
{
    quad(inside(a, ofAB), inside(b, ofAB), inside(c, ofCD), inside(d, ofCD));
}

void Shapes::line(glm::vec2 from, glm::vec2 to, float width, Colour paint)
{
    if (from == to)
        return;
    const glm::vec2 along = glm::normalize(to - from);
    const glm::vec2 across{-along.y, along.x};
    const float reach = width / 2 + 1;
    const auto vertex = [&](glm::vec2 end, float side) {
        return Vertex{{end + side * across, 0}, paint, {side, 0, width / 2}};
    };
    quad(vertex(from, reach), vertex(to, reach), vertex(to, -reach), vertex(from, -reach));
}

void Shapes::disc(glm::vec3 centre, float radius, Colour paint)
{
    const float reach = radius + 1;
    const auto vertex = [&](float x, float y) { return Vertex{centre + glm::vec3{x, y, 0}, paint, {x, y, radius}}; };
    quad(vertex(-reach, -reach), vertex(reach, -reach), vertex(reach, reach), vertex(-reach, reach));
}

} // namespace lozenge
