#pragma once

#include "app/gl/gl_canvas.hpp"
#include "app/gl/gl_heights.hpp"
#include "app/gl/gl_lattice.hpp"
#include "app/gl/gl_shapes.hpp"
#include "app/ground/gl_tiles.hpp"
#include "app/relief/relief_programs.hpp"
#include "app/relief/relief_view.hpp"
#include "session/view/flight.hpp"
#include "survey/ground_parts.hpp"
#include "survey/survey_frame.hpp"

#include <optional>

namespace lozenge {

/// The relief of a survey drawn by OpenGL: the block of ground that is in view, of tiles that are as fine as it is
/// worth.
class SurveyRelief {
public:
    /// In words why not, where the context gives less than OpenGL 3.3 or the shaders are missing.
    static tl::expected<SurveyRelief, std::string> create();

    /// The texture with the frame, its first row the top.
    unsigned texture(const SurveyFrame& frame, const ReliefCanvas& canvas, const Flight* flight);

    /// Whether finer tiles are on their way: then another frame shows them.
    [[nodiscard]] bool isWaiting() const { return m_tiles->isWaiting() || m_warmed < kindsToWarm; }

private:
    /// How the block comes to the screen; its sides are as long as the map of the frame's frame.
    struct Manner {
        glm::mat4 toScreen{1};
        float scale = 1;
        GlFog fog = {};
    };
    /// With lines of the lattice and without.
    static constexpr int kindsToWarm = 2;

    explicit SurveyRelief(ReliefPrograms programs);

    /// A side of the parts that are seen from near and far. Small ones follow the distance more closely, with fewer
    /// triangles, which a processor has to draw without a graphics card.
    [[nodiscard]] int partCells() const { return m_software ? 16 : mostCells; }

    void warmUp(const SurveyFrame& frame, ReliefCanvas canvas);
    void drawOrbit(const SurveyFrame& frame, const ReliefCanvas& canvas);
    void drawFlight(const SurveyFrame& frame, const ReliefCanvas& canvas, const Flight& flight);
    void drawGround(const SurveyFrame& frame, const GroundInView& ground, const Manner& manner);
    const GlProgram& beginGround(const SurveyFrame& frame, const Manner& manner, double cellsAcross);
    void drawPart(const GlProgram& program, const SurveyFrame& frame, const GroundInView& ground,
                  const GroundPart& part, const glm::mat4& toScreen, int verticesPerCell);
    void expectNext(const Survey& survey, const Growth& growth);
    void drawShapes(const Shapes& shapes, const Manner& manner);

    ReliefPrograms m_programs;
    bool m_software = false;
    int m_warmed = 0;                 ///< kinds of programs
    std::optional<bool> m_hasLattice; ///< whatever the cells; for warming up
    GlPalette m_palette;
    std::unique_ptr<GlTiles> m_tiles = std::make_unique<GlTiles>();
    std::map<int, GlLattice> m_lattices; ///< by their side
    GlShapes m_shapes;
    GlCanvas m_canvas;

    // What the picture hangs on.
    std::optional<Survey> m_seenSurvey;
    Look m_seenLook;
    ReliefCanvas m_seenCanvas;
    std::optional<Flight> m_seenFlight;
    unsigned m_seenTiles = 0;
};

/// The sides of the block, down to its floor, with the ground's edge above: the two near ones, or all four.
Shapes blockSides(const SurveyFrame& frame, const GroundInView& ground, bool allFour);

} // namespace lozenge
