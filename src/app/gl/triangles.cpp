#include "app/gl/triangles.hpp"

#include <glm/geometric.hpp>

namespace lozenge {

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
