#pragma once

#include "app/gl/gl_lattice.hpp"
#include "app/ground/tiles.hpp"
#include "app/made_for.hpp"
#include "app/relief/relief_scenery.hpp"
#include "app/relief/relief_tools.hpp"
#include "survey/ground_parts.hpp"
#include "survey/survey_frame.hpp"

#include <optional>
#include <utility>

namespace lozenge {

/// The relief of a survey drawn by OpenGL: the block of ground that is in view, of tiles that are as fine as it is
/// worth.
class SurveyRelief {
public:
    explicit SurveyRelief(ReliefTools tools) : m_tools(std::move(tools)) {}

    /// The texture with the frame, its first row the top.
    unsigned texture(const SurveyFrame& frame, const ReliefCanvas& canvas, const Flight* flight);

    /// Whether finer tiles are on their way: then another frame shows them.
    [[nodiscard]] bool isWaiting() const { return m_tiles.isWaiting() || m_warmed < kindsToWarm; }

private:
    /// With lines of the lattice and without.
    static constexpr int kindsToWarm = 2;

    void warmUp(const SurveyFrame& frame, ReliefCanvas canvas);
    void drawOrbit(const SurveyFrame& frame, const ReliefCanvas& canvas);
    void drawFlight(const SurveyFrame& frame, const ReliefCanvas& canvas, const Flight& flight);
    void drawGround(const SurveyFrame& frame, const GroundInView& ground, const GlView& view);
    void drawPart(const GlProgram& program, const SurveyFrame& frame, const GroundInView& ground,
                  const GroundPart& part, const glm::mat4& toScreen, int verticesPerCell);
    void expectNext(const Survey& survey, const Growth& growth);

    ReliefTools m_tools;
    int m_warmed = 0;                 ///< kinds of programs
    std::optional<bool> m_hasLattice; ///< whatever the cells; for warming up
    GlTiles m_tiles;
    std::map<int, GlLattice> m_lattices; ///< by their side
    /// The recipe, what is in view, so many levels, the look, the canvas, the flight, and the version of the tiles.
    MadeFor<std::shared_ptr<const Recipe>, Sight, double, Look, ReliefCanvas, std::optional<Flight>, unsigned> m_for;
};

} // namespace lozenge
