#include "app/ground/survey_relief.hpp"

#include "app/gl/gl_object.hpp"
#include "app/gl/gl_program.hpp"
#include "app/relief/relief_scenery.hpp"
#include "picture/relief/relief.hpp"
#include "survey/ground_parts.hpp"
#include "survey/survey_frame.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <glm/gtc/matrix_transform.hpp>
#include <limits>

namespace lozenge {
namespace {

/// A side of the parts that are seen from near and far where a processor draws. Small ones follow the distance more
/// closely, with fewer triangles.
constexpr int smallCells = 16;

/// Colours are as round as this many vertices make them.
constexpr double verticesAcross = 48;

/// The smallest power of two that is no smaller.
int powerAbove(int count)
{
    return static_cast<int>(std::bit_ceil(static_cast<unsigned>(std::max(1, count))));
}

/// Where on the map a flight is over its block; in the world of the flight a unit of height is so long as `lift`.
Eye eyeOf(const Flight& flight, const SurveyFrame& frame, double lift)
{
    const Sight& sight = frame.survey.sight;
    const double perLength = sight.width / mapSide;
    const double x = sight.x + flight.place.x * perLength, y = sight.y + flight.place.z * perLength;
    const double ground = heightOver(frame.recipe(), levelsFor(frame.survey, 128),
                                     std::clamp(x, sight.west(), sight.west() + sight.width),
                                     std::clamp(y, sight.north(), sight.north() + sight.width));
    const double above = flight.place.y - lift * (ground - frame.heights.middle);
    return {x, y, std::max<double>(above, clearance) * perLength};
}

/// Whether the box that a part's ground and the block below it are in is not wholly beyond one of the screen's borders.
bool isInView(const glm::mat4& toScreen, const SurveyFrame& frame, const GroundPart& part)
{
    const Sight& sight = frame.survey.sight;
    const double perPoint = SurveyFrame::side / sight.width;
    const double limit = frame.heights.limit;
    std::array<bool, 5> isBeyond{true, true, true, true, true};
    for (unsigned corner = 0; corner < 8; ++corner) {
        const double x = part.west + ((corner & 1U) != 0 ? part.width : 0) - sight.west();
        const double y = part.north + ((corner & 2U) != 0 ? part.width : 0) - sight.north();
        const glm::vec4 at = toScreen * glm::vec4(x * perPoint, y * perPoint, (corner & 4U) != 0 ? limit : -limit, 1);
        const std::array beyond{at.w + at.x < 0, at.w - at.x < 0, at.w + at.y < 0, at.w - at.y < 0, at.w < 0};
        for (std::size_t border = 0; border < isBeyond.size(); ++border)
            isBeyond[border] = isBeyond[border] && beyond[border];
    }
    return std::none_of(isBeyond.begin(), isBeyond.end(), [](bool is) { return is; });
}

/// How far a part's curtains hang down: farther than the level that is missing to its neighbour can lift a point, and
/// where the block ends to its floor.
glm::vec4 curtains(const SurveyFrame& frame, const GroundPart& part, int depth)
{
    const Sight& sight = frame.survey.sight;
    const auto levels = levelsOf(frame.recipe());
    const auto length = static_cast<float>(4 * levels[static_cast<std::size_t>(std::max(0, depth - 3))].amplitude);
    const auto drop = [length](bool isInside) { return isInside ? length : std::numeric_limits<float>::max(); };
    return {drop(part.west > sight.west()), drop(part.north > sight.north()),
            drop(part.west + part.width < sight.west() + sight.width),
            drop(part.north + part.width < sight.north() + sight.width)};
}

/// The tile that a part is of.
TileKey tileUnder(const Survey& survey, const GroundPart& part)
{
    const double width = cellsOf({part.depth, 0, 0}) * strideOf(survey, part.depth);
    return {part.depth, static_cast<int>(part.west / width), static_cast<int>(part.north / width)};
}

} // namespace

unsigned SurveyRelief::texture(const SurveyFrame& frame, const ReliefCanvas& canvas, const Flight* flight)
{
    const GlStateKept kept;
    glActiveTexture(GL_TEXTURE0);
    const Survey& survey = frame.survey;
    const bool isOther = m_for.changesTo(survey.recipe, survey.sight, survey.shown, frame.look, canvas,
                                         flight ? std::optional(*flight) : std::nullopt, m_tiles.version());
    if (!isOther && !isWaiting())
        return m_tools.canvas.texture();

    m_tiles.begin(frame.survey.recipe);
    if (m_warmed < kindsToWarm)
        warmUp(frame, canvas);
    m_tools.begin(frame.look, canvas);
    if (flight)
        drawFlight(frame, canvas, *flight);
    else
        drawOrbit(frame, canvas);
    m_tiles.end();
    return m_tools.canvas.finish();
}

// A program is compiled where it is first drawn with. That would be a pause in the midst of the zoom, so it is done in
// the first frames, one in each.
void SurveyRelief::warmUp(const SurveyFrame& frame, ReliefCanvas canvas)
{
    canvas.isMoving = true;
    m_hasLattice = m_warmed++ == 0;
    m_tools.begin(frame.look, canvas);
    drawOrbit(frame, canvas);
    m_hasLattice.reset();
}

void SurveyRelief::drawOrbit(const SurveyFrame& frame, const ReliefCanvas& canvas)
{
    const Orbit orbit(SurveyFrame::side, frame.axis(), frame.look, canvas);
    // Small triangles are cheap for a graphics card only.
    const double pixels = orbit.project.side();
    const double across = m_tools.isSoftware ? std::min(pixels / 3, canvas.isMoving ? 56.0 : 144.0) : pixels / 3;
    const Growth growth = growthOf(levelsFor(frame.survey, std::max(8.0, across)));
    const GroundInView ground = groundFrom({}, frame.survey, growth, mostCells);
    const auto perHeight = static_cast<float>(1 / orbit.project.unit);
    GlView onBlock = viewOf(orbit, frame.look, canvas);
    onBlock.toScreen = glm::scale(onBlock.toScreen, {1, 1, perHeight});
    glDisable(GL_DEPTH_TEST);
    m_tools.draw(backWalls(SurveyFrame::side, frame.axis(), std::nullopt, reliefTheme(frame.look), orbit, canvas.scale),
                 {.toScreen = orbit.ofPixels});
    glEnable(GL_DEPTH_TEST);
    drawGround(frame, ground, onBlock);
    expectNext(frame.survey, growth);
}

void SurveyRelief::drawFlight(const SurveyFrame& frame, const ReliefCanvas& canvas, const Flight& flight)
{
    const auto lift = static_cast<float>(reliefHeight / 2 * mapSide * frame.look.exaggeration / frame.heights.limit);
    const GlView view = m_tools.beginFlight(flight, SurveyFrame::side, lift, frame.look, canvas);
    const GroundInView ground =
        groundFrom(eyeOf(flight, frame, lift), frame.survey, growthOf(levelsShown(frame.survey)),
                   m_tools.isSoftware ? smallCells : mostCells,
                   [&](const GroundPart& part) { return isInView(view.toScreen, frame, part); });
    drawGround(frame, ground, view);
}

void SurveyRelief::drawGround(const SurveyFrame& frame, const GroundInView& ground, const GlView& view)
{
    const Look& look = frame.look;
    const double cellsAcross = frame.survey.sight.width / strideOf(frame.survey, ground.newest.depth);
    const bool hasLattice = m_hasLattice.value_or(look.style->hasLattice(cellsAcross < cellsWithLines));
    const GlProgram& program = m_tools.beginSurface(
        {look.style->kind, hasLattice, view.fog.isThere(), m_tools.isSoftware && !hasLattice, true}, look,
        lightOf(look), frame.colours(), frame.axis(), view);
    program.set("shoreWidth", 0.0F);
    program.set("sideEast", reliefTheme(look).skirtEast);
    program.set("sideSouth", reliefTheme(look).skirtSouth);
    program.set("stride", 1);
    program.set("latticeOpacity", latticeOpacity(look, cellsAcross));
    program.set("latticeWidth", (cellsAcross > 16 ? 0.6F : 0.9F) * view.scale);
    const int verticesPerCell = std::clamp(powerAbove(static_cast<int>(verticesAcross / cellsAcross)), 1, 8);
    for (const GroundPart& part : ground.parts)
        drawPart(program, frame, ground, part, view.toScreen, verticesPerCell);
}

/// When a level is half grown the next one is soon wanted; on the way out the one before.
void SurveyRelief::expectNext(const Survey& survey, const Growth& growth)
{
    const int next = growth.share < 0.5 ? growth.depth - 1 : growth.depth + 1;
    if (next >= 0 && next <= survey.levels)
        for (const GroundPart& part : groundFrom({}, survey, {next, 1}, mostCells).parts)
            m_tiles.expect(tileUnder(survey, part));
}

void SurveyRelief::drawPart(const GlProgram& program, const SurveyFrame& frame, const GroundInView& ground,
                            const GroundPart& part, const glm::mat4& toScreen, int verticesPerCell)
{
    const TileKey wanted = tileUnder(frame.survey, part);
    TileKey key = wanted;
    const GlTile* tile = m_tiles.find(key);
    const Sight& sight = frame.survey.sight;
    const double stride = strideOf(frame.survey, key.depth);
    if (!tile || (key != wanted && stride > sight.width)) // what stands in would tell nothing of what is in view
        return;

    // In cells of the tile that is there: what of the part is in view.
    const int cells = cellsOf(key);
    const double originX = key.column * static_cast<double>(cells) * stride;
    const double originY = key.row * static_cast<double>(cells) * stride;
    const auto onTile = [&](double place, double origin) {
        return std::clamp((place - origin) / stride, 0.0, static_cast<double>(cells));
    };
    const double west = onTile(std::max(sight.west(), part.west), originX);
    const double east = onTile(std::min(sight.west() + sight.width, part.west + part.width), originX);
    const double north = onTile(std::max(sight.north(), part.north), originY);
    const double south = onTile(std::min(sight.north() + sight.width, part.north + part.width), originY);
    if (east <= west || south <= north)
        return;

    const int firstX = static_cast<int>(west), firstY = static_cast<int>(north);
    const int count =
        powerAbove(std::max(static_cast<int>(std::ceil(east)) - firstX, static_cast<int>(std::ceil(south)) - firstY));
    const int side = std::min(count, cells) * verticesPerCell + 1 + 2; // and a hem on either side
    const auto start = [&](int first) { return static_cast<float>(std::max(0, std::min(first, cells - count))); };

    const double perCell = stride * SurveyFrame::side / sight.width;
    const glm::mat4 onBlock{{perCell, 0, 0, 0},
                            {0, perCell, 0, 0},
                            {0, 0, 1, 0},
                            {(originX - sight.west()) * SurveyFrame::side / sight.width,
                             (originY - sight.north()) * SurveyFrame::side / sight.width, 0, 1}};
    program.set("toScreen", toScreen * onBlock);
    program.set("last", cells);
    program.set("base", static_cast<float>(tile->base - frame.heights.middle));
    program.set("grown", static_cast<float>(key == wanted ? ground.grown(key.depth) : 1));
    const Eye eye = ground.eye.value_or(Eye{originX, originY, 0});
    program.set("eye", glm::vec3((eye.x - originX) / stride, (eye.y - originY) / stride, eye.above / stride));
    program.set("reach", static_cast<float>(ground.reach()));
    program.set("sinking", static_cast<float>(sinkingShare * ground.reach()));
    const double cellsAcross = sight.width / stride;
    program.set("steep",
                static_cast<float>(reliefHeight / 2 / frame.heights.limit * cellsAcross * frame.look.exaggeration));
    program.set("first", glm::vec2(start(firstX), start(firstY)));
    program.set("inside", glm::vec4(west, north, east, south));
    program.set("drop", curtains(frame, part, key.depth));
    program.set("verticesPerSide", side);
    program.set("spacing", 1 / static_cast<float>(verticesPerCell));
    glBindTexture(GL_TEXTURE_2D, tile->heights.id());
    m_lattices[side].draw(side);
}

} // namespace lozenge
