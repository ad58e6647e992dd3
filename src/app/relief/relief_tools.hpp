#pragma once

#include "app/gl/gl_canvas.hpp"
#include "app/gl/gl_heights.hpp"
#include "app/gl/gl_shapes.hpp"
#include "app/relief/orbit.hpp"
#include "app/relief/relief_programs.hpp"
#include "picture/height_colours.hpp"
#include "session/view/flight.hpp"

#include <glm/mat4x4.hpp>

namespace lozenge {

/// How what lies on a map comes to the screen.
struct GlView {
    glm::mat4 toScreen{1};
    float scale = 1; ///< of the design's unit
    GlFog fog = {};
};

/// What a relief is drawn with, be it of a stepped map or of a surveyed one.
struct ReliefTools {
    explicit ReliefTools(ReliefPrograms programs);

    /// Makes the canvas the target of what is drawn, empty.
    void begin(const Look& look, const ReliefCanvas& on);
    /// Of each pixel.
    [[nodiscard]] int samplesOf(const ReliefCanvas& on) const { return isSoftware && on.isMoving ? 1 : 4; }

    void draw(const Shapes& shapes, const GlView& view);

    /// Draws the sky, and gives how a map with so many cells from side to side is seen, where a unit of height is so
    /// long as `lift`.
    GlView beginFlight(const Flight& flight, int last, float lift, const Look& look, const ReliefCanvas& on);

    /// The program of a surface with what hangs on the look and the heights. Its own heights are in parts of a unit.
    const GlProgram& beginSurface(const SurfaceKind& kind, const Look& look, const Light& from,
                                  const HeightColours& colours, const Interval& axis, const GlView& view,
                                  double unit = 1);

    ReliefPrograms programs;
    bool isSoftware; ///< the processor draws, not a graphics card
    GlPalette palette;
    GlShapes shapes;
    GlCanvas canvas;
};

/// As the orbit sees its map.
GlView viewOf(const Orbit& orbit, const Look& look, const ReliefCanvas& on);

} // namespace lozenge
