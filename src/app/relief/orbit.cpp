#include "app/relief/orbit.hpp"

#include "picture/relief/relief.hpp"

#include <cmath>

namespace lozenge {

Orbit::Orbit(int last, const Interval& axis, const Look& look, const ReliefCanvas& canvas)
    : project(reliefInner(canvas.box(), canvas.scale, look), last, axis, look)
{
    const auto side = static_cast<float>(last);

    // Depth grows towards the viewer in a Projection and away from him in OpenGL. The map takes less than half of its
    // range, so that what is moved nearer by one cell is still in it.
    const float middle = project.depth(side / 2.0, side / 2.0);
    const float perDepth = -0.45F / (side * 0.75F);
    const float eastward = project.depth(1, 0) * perDepth;
    const float southward = project.depth(0, 1) * perDepth;
    depthOfCell = std::abs(eastward) + std::abs(southward);
    halfSide = side / 2;
    lengthsPerDepth = static_cast<float>(-lengthsOfSide / last) / perDepth;

    const Vec2 origin = project(0, 0, 0);
    const Vec2 east = (project(last, 0, 0) - origin) * (1 / side);
    const Vec2 south = (project(0, last, 0) - origin) * (1 / side);
    const glm::mat4 toPixels{{east.x, east.y, eastward, 0},
                             {south.x, south.y, southward, 0},
                             {0, -project.rise, 0, 0},
                             {origin.x, origin.y, -middle * perDepth, 1}};

    // The first row of the texture is the top of the picture.
    ofPixels = glm::mat4{{2 / static_cast<float>(canvas.width), 0, 0, 0},
                         {0, 2 / static_cast<float>(canvas.height), 0, 0},
                         {0, 0, 1, 0},
                         {-1, -1, 0, 1}};
    ofMap = ofPixels * toPixels;
}

glm::vec3 Orbit::fog(double density) const
{
    // The depth of the nearest corner is half the way from corner to corner before that of the middle, which is 0.
    const float perLength = static_cast<float>(density) * lengthsPerDepth;
    const float nearest = -depthOfCell * halfSide;
    return {0, 2 * perLength, perLength * (-1 - nearest)};
}

glm::vec3 Orbit::at(Point p, double height, float nearer) const
{
    const Vec2 pixel = project(p.x, p.y, height);
    const glm::vec4 clip = ofMap * glm::vec4(p.x, p.y, height / project.unit, 1);
    return {pixel.x, pixel.y, clip.z - nearer * depthOfCell};
}

} // namespace lozenge
