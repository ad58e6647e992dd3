#pragma once

#include "app/gl/gl_program.hpp"
#include "app/gl/gl_textures.hpp"
#include "app/relief/orbit.hpp"
#include "picture/height_colours.hpp"
#include "session/view/flight.hpp"

#include <glm/mat4x4.hpp>
#include <map>

namespace lozenge {

/// Of what a program for the surface is made.
struct SurfaceKind {
    ReliefStyle::Kind style = ReliefStyle::Kind::Shaded;
    bool hasLattice = false;
    bool hasFog = false;
    bool colourByCell = false; ///< instead of by pixel: quick where cells are hardly larger than pixels
    bool isTile = false;       ///< of a survey, where the newest level grows out of the coarser surface

    friend auto operator<=>(const SurfaceKind&, const SurfaceKind&) = default;
};

/// What a relief is drawn with, be it of a stepped map or of a surveyed one.
struct ReliefTools {
    /// In words why not, where the context gives less than OpenGL 3.3 or the files of the shaders are missing.
    static tl::expected<ReliefTools, std::string> load();

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

    /// The program of a kind, built when it is first wanted.
    const GlProgram& programOf(const SurfaceKind& kind);

    bool isSoftware = false; ///< the processor draws, not a graphics card
    std::map<SurfaceKind, GlProgram> surfaces;
    GlProgram ofShapes;
    GlPalette palette;
    GlShapes shapes;
    GlCanvas canvas;
};

/// As the orbit sees its map.
GlView viewOf(const Orbit& orbit, const Look& look, const ReliefCanvas& on);

} // namespace lozenge
