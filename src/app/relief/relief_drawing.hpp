#pragma once

#include "app/gl/gl_heights.hpp"
#include "app/gl/gl_lattice.hpp"
#include "app/gl/gl_shapes.hpp"
#include "app/relief/relief_programs.hpp"
#include "app/relief/relief_view.hpp"
#include "picture/height_colours.hpp"

#include <glm/mat4x4.hpp>

namespace lozenge {

/// Draws the relief onto the canvas that is begun.
class ReliefDrawing {
public:
    explicit ReliefDrawing(ReliefPrograms programs);

    void upload(const Frame& frame, const Region& changed);
    void drawOrbit(const Frame& frame, const ReliefCanvas& canvas);
    void drawFlight(const Frame& frame, const ReliefCanvas& canvas, const Flight& flight);

    /// Of how many points one is drawn in each direction.
    [[nodiscard]] int strideOf(const Frame& frame, const ReliefCanvas& canvas) const;
    /// Of each pixel.
    [[nodiscard]] int samplesOf(const ReliefCanvas& canvas) const;

private:
    struct Manner {
        glm::mat4 toScreen{1};
        int stride = 1;
        float scale = 1;
        bool isEastNear = true;
        bool isSouthNear = true;
        GlFog fog = {};
    };
    void drawSurface(const Frame& frame, const Manner& manner);
    void drawShapes(const Shapes& shapes, const Manner& manner);

    ReliefPrograms m_programs;
    bool m_software = false; ///< the processor draws, not a graphics card
    GlHeights m_heights;
    GlPalette m_palette;
    GlLattice m_lattice;
    GlShapes m_shapes;
};

/// Whether the processor draws, not a graphics card.
bool isDrawnBySoftware();

/// Of the program of a surface: what hangs on the look and the heights, and which textures it reads. The program's own
/// heights are in parts of a unit.
void setSurfaceLook(const GlProgram& surface, const Look& look, const Light& from, const HeightColours& colours,
                    const Interval& axis, double unit = 1);

/// Whether a style is made of lines, and whether the others have them on small maps.
bool hasLines(const Look& look);
bool mayHaveLattice(const Look& look);

/// What the relief stands on.
Colour backgroundOf(const Look& look, const ReliefCanvas& canvas);
Colour fogColourOf(const Look& look, const ReliefCanvas& canvas);

} // namespace lozenge
