#include "app/survey_relief.hpp"

#include "app/gl_state.hpp"
#include "app/relief_drawing.hpp"
#include "app/relief_scenery.hpp"
#include "picture/data_folder.hpp"
#include "picture/relief_parts.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <glm/gtc/matrix_transform.hpp>

namespace lozenge {
namespace {

/// Cells from side to side that show as the steps of their level, with lines between them.
constexpr double cellsWithLines = 72;

/// Colours are as round as this many vertices make them.
constexpr double verticesAcross = 48;

/// The smallest power of two that is no smaller.
int powerAbove(int count)
{
    return static_cast<int>(std::bit_ceil(static_cast<unsigned>(std::max(1, count))));
}

} // namespace

tl::expected<SurveyRelief, std::string> SurveyRelief::create()
{
    if (const std::string fault = reliefFaultOfContext(); !fault.empty())
        return tl::unexpected(fault);
    auto programs = ReliefPrograms::load(dataFolder() / "shaders");
    if (!programs)
        return tl::unexpected(programs.error());
    return SurveyRelief(std::move(*programs));
}

SurveyRelief::SurveyRelief(ReliefPrograms programs) : m_programs(std::move(programs)), m_software(isDrawnBySoftware())
{}

unsigned SurveyRelief::texture(const SurveyScene& scene, const ReliefCanvas& canvas, const Flight* flight)
{
    const GlStateKept kept;
    glActiveTexture(GL_TEXTURE0);
    const std::optional<Flight> flown = flight ? std::optional(*flight) : std::nullopt;
    const bool isSame = m_seenSurvey && m_seenSurvey->sight == scene.survey.sight &&
                        m_seenSurvey->shown == scene.survey.shown && m_seenSurvey->recipe == *scene.recipe &&
                        m_seenLook == scene.frame.look && m_seenCanvas == canvas && m_seenFlight == flown;
    if (isSame && m_seenTiles == m_tiles->version() && !isWaiting())
        return m_canvas.texture();

    m_tiles->begin(scene.recipe);
    if (m_warmed < kindsToWarm)
        warmUp(scene, canvas);
    m_canvas.begin(canvas.width, canvas.height, m_software && canvas.isMoving ? 1 : 4,
                   backgroundOf(scene.frame, canvas));
    if (flight)
        drawFlight(scene, canvas, *flight);
    else
        drawOrbit(scene, canvas);
    m_seenTiles = m_tiles->version();
    m_tiles->end();

    m_seenSurvey = scene.survey;
    m_seenLook = scene.frame.look;
    m_seenCanvas = canvas;
    m_seenFlight = flown;
    return m_canvas.finish();
}

// A program is compiled where it is first drawn with. That would be a pause in the midst of the zoom, so it is done in
// the first frames, one in each.
void SurveyRelief::warmUp(const SurveyScene& scene, ReliefCanvas canvas)
{
    canvas.isMoving = true;
    m_hasLattice = m_warmed++ == 0;
    m_canvas.begin(canvas.width, canvas.height, m_software ? 1 : 4, backgroundOf(scene.frame, canvas));
    drawOrbit(scene, canvas);
    m_hasLattice.reset();
}

void SurveyRelief::drawOrbit(const SurveyScene& scene, const ReliefCanvas& canvas)
{
    const Orbit orbit(scene.frame, canvas);
    // Small triangles are cheap for a graphics card only.
    const double pixels = orbit.project.side();
    const double across = m_software ? std::min(pixels / 3, canvas.isMoving ? 56.0 : 144.0) : pixels / 3;
    const Manner onBlock{
        .toScreen = orbit.ofMap, .across = std::max(8.0, across), .scale = canvas.scale, .fogColour = {}};
    glDisable(GL_DEPTH_TEST);
    drawShapes(backWalls(scene.frame, orbit, canvas.scale), {.toScreen = orbit.ofPixels, .fogColour = {}});
    glEnable(GL_DEPTH_TEST);
    drawGround(scene, onBlock);
    drawShapes(blockSides(scene, onBlock.across, false), onBlock);
}

void SurveyRelief::drawFlight(const SurveyScene& scene, const ReliefCanvas& canvas, const Flight& flight)
{
    const float cell = mapSide / static_cast<float>(scene.side());
    const double limit = scene.frame.range.limit;
    const auto lift = static_cast<float>(reliefHeight / 2 * mapSide * scene.frame.look.exaggeration / limit);
    const glm::mat4 toWorld{{cell, 0, 0, 0}, {0, 0, cell, 0}, {0, lift, 0, 0}, {-mapSide / 2, 0, -mapSide / 2, 1}};
    const float aspect = static_cast<float>(canvas.width) / static_cast<float>(canvas.height);
    const glm::mat4 toLens = glm::scale(glm::mat4(1), {1, -1, 1}) * flightProjection(aspect);
    const glm::mat4 view = flightView(flight);
    glDisable(GL_DEPTH_TEST);
    drawShapes(sky(*scene.frame.look.theme), {.toScreen = toLens * glm::mat4(glm::mat3(view)), .fogColour = {}});
    const Manner manner{.toScreen = toLens * view * toWorld,
                        .across = m_software ? 100.0 : 400.0,
                        .scale = canvas.scale,
                        .fogDensity = flight.hasFog ? fogDensity : 0,
                        .fogColour = backgroundOf(scene.frame, canvas)};
    glEnable(GL_DEPTH_TEST);
    drawGround(scene, manner);
    drawShapes(blockSides(scene, manner.across, true), manner);
}

const GlProgram& SurveyRelief::beginGround(const SurveyScene& scene, const Manner& manner, double cellsAcross)
{
    const Look& look = scene.frame.look;
    const auto limit = static_cast<float>(scene.frame.range.limit);
    const bool isWire = look.style->kind == ReliefStyle::Kind::Wire;
    const bool hasLattice = m_hasLattice.value_or(isWire || cellsAcross < cellsWithLines);
    const GlProgram& program =
        m_programs.surface({look.style->kind, hasLattice, manner.fogDensity > 0, m_software && !hasLattice, true});
    program.use();
    setSurfaceLook(program, look, limit);
    program.set("stride", 1);
    program.set("steep", static_cast<float>(reliefHeight / 2 / limit * cellsAcross * look.exaggeration));
    // Lines grow faint as they grow dense.
    const double faint = std::clamp(2 - cellsAcross / (cellsWithLines / 2), 0.0, 1.0);
    program.set("latticeOpacity", isWire ? 1.0F : static_cast<float>(0.08 + 0.26 * faint));
    program.set("latticeWidth", (cellsAcross > 16 ? 0.6F : 0.9F) * manner.scale);
    program.set("fogDensity", manner.fogDensity);
    program.set("fogColour", manner.fogColour);
    program.set("farther", 0.0F);
    glActiveTexture(GL_TEXTURE1);
    m_palette.upload(*look.palette);
    glActiveTexture(GL_TEXTURE0);
    return program;
}

void SurveyRelief::drawGround(const SurveyScene& scene, const Manner& manner)
{
    const Growth growth = growthOf(levelsFor(scene.survey, manner.across));
    const Sight& sight = scene.survey.sight;
    const double stride = strideOf(scene.survey, growth.depth);
    const double cellsAcross = sight.width / stride;
    const GlProgram& program = beginGround(scene, manner, cellsAcross);
    const int parts = std::clamp(powerAbove(static_cast<int>(verticesAcross / cellsAcross)), 1, 8);

    const int cells = cellsOf({growth.depth, 0, 0});
    const int lastTile = (1 << growth.depth) / cells - 1;
    const auto tileAt = [&](double v) {
        return std::clamp(static_cast<int>(std::floor(v / stride / cells)), 0, lastTile);
    };
    const double nearly = 1e-9 * sight.width;
    const int west = tileAt(sight.west() + nearly), east = tileAt(sight.west() + sight.width - nearly);
    const int north = tileAt(sight.north() + nearly), south = tileAt(sight.north() + sight.width - nearly);
    for (int row = north; row <= south; ++row)
        for (int column = west; column <= east; ++column)
            drawTile(program, scene, manner, {growth.depth, column, row}, growth.share, parts);

    // When this level is half grown the next one is soon wanted; on the way out the one before.
    if (growth.depth > 0 && growth.share < 0.5)
        for (int row = north; row <= south; ++row)
            for (int column = west; column <= east; ++column)
                m_tiles->expect(coarserOf({growth.depth, column, row}));
    if (growth.depth < scene.survey.levels && growth.share >= 0.5) {
        const int next = growth.depth + 1;
        const int nextCells = cellsOf({next, 0, 0});
        const auto nextAt = [&](double v) {
            return std::clamp(static_cast<int>(std::floor(v / (stride / 2) / nextCells)), 0,
                              (1 << next) / nextCells - 1);
        };
        for (int row = nextAt(sight.north()); row <= nextAt(sight.north() + sight.width); ++row)
            for (int column = nextAt(sight.west()); column <= nextAt(sight.west() + sight.width); ++column)
                m_tiles->expect({next, column, row});
    }
}

void SurveyRelief::drawTile(const GlProgram& program, const SurveyScene& scene, const Manner& manner,
                            const TileKey& wanted, double share, int parts)
{
    TileKey key = wanted;
    const GlTile* tile = m_tiles->find(key);
    if (!tile)
        return;

    // In cells of the tile that is there: what was wanted, and what is in view of it.
    const Sight& sight = scene.survey.sight;
    const double stride = strideOf(scene.survey, key.depth);
    const int cells = cellsOf(key);
    const double originX = key.column * static_cast<double>(cells) * stride;
    const double originY = key.row * static_cast<double>(cells) * stride;
    const double wantedSide = cellsOf(wanted) * strideOf(scene.survey, wanted.depth);
    const auto part = [&](double from, double to, double origin) {
        return std::pair{std::clamp((from - origin) / stride, 0.0, static_cast<double>(cells)),
                         std::clamp((to - origin) / stride, 0.0, static_cast<double>(cells))};
    };
    const double wantedX = wanted.column * wantedSide, wantedY = wanted.row * wantedSide;
    const auto [west, east] =
        part(std::max(sight.west(), wantedX), std::min(sight.west() + sight.width, wantedX + wantedSide), originX);
    const auto [north, south] =
        part(std::max(sight.north(), wantedY), std::min(sight.north() + sight.width, wantedY + wantedSide), originY);
    if (east <= west || south <= north)
        return;

    const int firstX = static_cast<int>(west), firstY = static_cast<int>(north);
    const int count =
        powerAbove(std::max(static_cast<int>(std::ceil(east)) - firstX, static_cast<int>(std::ceil(south)) - firstY));
    const int side = std::min(count, cells) * parts + 1;
    const auto start = [&](int first) { return static_cast<float>(std::max(0, std::min(first, cells - count))); };

    const double perCell = stride * scene.side() / sight.width;
    const glm::mat4 onBlock{{perCell, 0, 0, 0},
                            {0, perCell, 0, 0},
                            {0, 0, 1, 0},
                            {(originX - sight.west()) * scene.side() / sight.width,
                             (originY - sight.north()) * scene.side() / sight.width, 0, 1}};
    program.set("toScreen", manner.toScreen * onBlock);
    program.set("last", cells);
    program.set("base", static_cast<float>(tile->base - scene.middle));
    program.set("grown", static_cast<float>(key == wanted ? share : 1));
    program.set("first", glm::vec2(start(firstX), start(firstY)));
    program.set("inside", glm::vec4(west, north, east, south));
    program.set("verticesPerSide", side);
    program.set("spacing", 1 / static_cast<float>(parts));
    glBindTexture(GL_TEXTURE_2D, tile->heights.id());
    for (unsigned plane = 0; plane < 4; ++plane)
        glEnable(GL_CLIP_DISTANCE0 + plane);
    m_lattices[side].draw(side);
    for (unsigned plane = 0; plane < 4; ++plane)
        glDisable(GL_CLIP_DISTANCE0 + plane);
}

void SurveyRelief::drawShapes(const Shapes& shapes, const Manner& manner)
{
    m_shapes.draw(m_programs.shapes(), shapes, manner.toScreen, manner.fogDensity, manner.fogColour);
}

} // namespace lozenge
