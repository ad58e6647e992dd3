#include "app/relief/relief_drawing.hpp"

#include "app/relief/relief_scenery.hpp"
#include "picture/height_colours.hpp"
#include "picture/relief/relief.hpp"

#include <algorithm>
#include <array>
#include <glm/gtc/matrix_transform.hpp>
#include <limits>
#include <string_view>

namespace lozenge {
namespace {

constexpr double noWater = -std::numeric_limits<float>::max();

} // namespace

bool isDrawnBySoftware()
{
    const auto* told = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    const std::string_view renderer = told ? told : "";
    constexpr std::array<std::string_view, 4> known{"llvmpipe", "softpipe", "SwiftShader", "GDI Generic"};
    return std::any_of(known.begin(), known.end(),
                       [&](auto name) { return renderer.find(name) != std::string_view::npos; });
}

void setSurfaceLook(const GlProgram& surface, const Look& look, const Light& from, const HeightColours& colours,
                    const Interval& axis, double unit)
{
    surface.set("heights", 0);
    surface.set("palette", 1);
    surface.set("colourRange", glm::vec3(colours.low / unit, colours.middle / unit, colours.high / unit));
    surface.set("axisFoot", static_cast<float>(axis.low / unit));
    surface.set("page", reliefTheme(look).page);
    surface.set("ink", reliefTheme(look).ink);
    surface.set("light", glm::vec3(-from.west, -from.north, from.above));
    surface.set("squares", glm::vec3(from.eastSquares, from.southSquares, 1));
    surface.set("waterLevel", static_cast<float>(colours.water ? *colours.water / unit : noWater));
    surface.set("waterColour", waterColour);
    surface.set("waterDepth", glm::vec3(shallowWater, deepWater, 5 * unit / (colours.high - colours.low)));
    surface.set("shoreline", shorelineColour);
}

bool hasLines(const Look& look)
{
    using enum ReliefStyle::Kind;
    return look.style->kind == Wire || look.style->kind == Strips || look.style->kind == Facets;
}

bool mayHaveLattice(const Look& look)
{
    return look.style->kind != ReliefStyle::Kind::Flat && look.style->kind != ReliefStyle::Kind::Smooth;
}

Colour backgroundOf(const Look& look, const ReliefCanvas& canvas)
{
    return look.background->theme || canvas.background == none ? reliefTheme(look).page : canvas.background;
}

Colour fogColourOf(const Look& look, const ReliefCanvas& canvas)
{
    return look.fog.colour.value_or(backgroundOf(look, canvas));
}

ReliefDrawing::ReliefDrawing(ReliefPrograms programs) : m_programs(std::move(programs)), m_software(isDrawnBySoftware())
{}

void ReliefDrawing::upload(const Frame& frame, const Region& changed)
{
    glActiveTexture(GL_TEXTURE0);
    m_heights.upload(surfaceShown(frame), frame.moment.grid.size, heightUnit(axisOf(frame)), changed);
}

// Small triangles and many samples are cheap for a graphics card only.

int ReliefDrawing::strideOf(const Frame& frame, const ReliefCanvas& canvas) const
{
    const int last = frame.timeline.last();
    const int most = !m_software ? last : canvas.isMoving ? 128 : 256;
    int stride = 1;
    while (last / stride > most)
        stride *= 2;
    return stride;
}

int ReliefDrawing::samplesOf(const ReliefCanvas& canvas) const
{
    return m_software && canvas.isMoving ? 1 : 4;
}

void ReliefDrawing::drawSurface(const Frame& frame, const Manner& manner)
{
    const int last = frame.timeline.last();
    const int cells = last / manner.stride;
    const Look& look = frame.look;
    const bool isWire = look.style->kind == ReliefStyle::Kind::Wire;
    const bool isOfLines = hasLines(look);
    const bool hasLattice = isOfLines || (last <= 32 && mayHaveLattice(look));
    const Interval axis = axisOf(frame);
    const HeightColours colours = coloursOf(frame);
    const double unit = heightUnit(axis);

    const GlProgram& surface =
        m_programs.surface({look.style->kind, hasLattice, manner.fog.isThere(),
                            m_software && cells > 48 && !hasLattice && !look.painted && !colours.water});
    surface.use();
    surface.set("toScreen", manner.toScreen);
    setSurfaceLook(surface, look, lightOn(frame.timeline.recipe(), look), colours, axis, unit);
    surface.set("last", last);
    surface.set("stride", manner.stride);
    surface.set("steep", static_cast<float>(heightOfAxis(look, axis, last) / axis.length() * unit * last));
    surface.set("latticeOpacity", isOfLines ? 1.0F : last > 16 ? 0.18F : 0.34F);
    const float width = (last > 64 && !isWire ? 0.4F : last > 16 ? 0.6F : 0.9F) * manner.scale;
    surface.set("latticeWidth", width);
    surface.set("shoreWidth", colours.water ? 1.2F * manner.scale : 0.0F);
    surface.set("painted", look.painted.value_or(cells * cells));
    surface.set("nearSide", glm::ivec2(manner.isEastNear, manner.isSouthNear));
    setFog(surface, manner.fog);

    glActiveTexture(GL_TEXTURE1);
    m_palette.upload(*colours.palette);
    glActiveTexture(GL_TEXTURE0);
    m_heights.bind();

    const int parts = std::clamp(48 / last, 1, 8); // so that a cell of a small map is as round as its colours
    const int side = cells * parts + 1;
    surface.set("verticesPerSide", side);
    surface.set("spacing", static_cast<float>(manner.stride) / static_cast<float>(parts));
    surface.set("farther", 0.0F);
    m_lattice.draw(side, look.style->kind == ReliefStyle::Kind::Strips);

    // On a ridge a pixel's line lies half outside of the surface. What is farther by half a cell shows there alone.
    if (isOfLines && cells <= 128 && !look.painted) {
        surface.set("farther", 0.3F / static_cast<float>(last));
        surface.set("latticeWidth", 0.0F);
        surface.set("latticeOpacity", std::min(1.0F, width));
        glLineWidth(std::max(1.0F, manner.scale));
        m_lattice.drawLines(side, parts);
    }
}

void ReliefDrawing::drawShapes(const Shapes& shapes, const Manner& manner)
{
    m_shapes.draw(m_programs.shapes(), shapes, manner.toScreen, manner.fog);
}

void ReliefDrawing::drawOrbit(const Frame& frame, const ReliefCanvas& canvas)
{
    const int last = frame.timeline.last();
    const Look& look = frame.look;
    const Interval axis = axisOf(frame);
    const Orbit orbit(last, axis, look, canvas);
    const GlFog fog{look.fog.isOn ? orbit.fog(look.fog.density) : glm::vec3(0), fogColourOf(look, canvas)};
    const Manner inPixels{.toScreen = orbit.ofPixels};
    const Manner onMap{.toScreen = orbit.ofMap,
                       .stride = strideOf(frame, canvas),
                       .scale = canvas.scale,
                       .isEastNear = orbit.project.eastIsNear(),
                       .isSouthNear = orbit.project.southIsNear(),
                       .fog = fog};
    glDisable(GL_DEPTH_TEST);
    drawShapes(backWalls(last, axis, coloursOf(frame).water, reliefTheme(look), orbit, canvas.scale), inPixels);
    if (look.style->kind == ReliefStyle::Kind::Columns)
        return drawShapes(columns(frame, canvas, onMap.stride), inPixels);
    glEnable(GL_DEPTH_TEST);
    drawSurface(frame, onMap);
    if (look.painted)
        return;
    drawShapes(nearSkirts(frame, orbit.project, onMap.stride), onMap);
    drawShapes(setDots(frame, orbit, canvas.scale), inPixels);
}

void ReliefDrawing::drawFlight(const Frame& frame, const ReliefCanvas& canvas, const Flight& flight)
{
    // The map's y is the world's z; its height goes up.
    const float cell = mapSide / static_cast<float>(frame.timeline.last());
    const Interval axis = axisOf(frame);
    const Ground ground = groundOf(frame.moment.surface, axis, frame.look);
    const auto lift = static_cast<float>(ground.lift * heightUnit(axis));
    const glm::mat4 toWorld{{cell, 0, 0, 0}, {0, 0, cell, 0}, {0, lift, 0, 0}, {-mapSide / 2, 0, -mapSide / 2, 1}};

    const float aspect = static_cast<float>(canvas.width) / static_cast<float>(canvas.height);
    const glm::mat4 upright = glm::scale(glm::mat4(1), {1, -1, 1}); // the first row of the texture is the top
    const glm::mat4 toLens = upright * flightProjection(aspect);
    const glm::mat4 view = flightView(flight);
    glDisable(GL_DEPTH_TEST);
    drawShapes(sky(reliefTheme(frame.look)), {.toScreen = toLens * glm::mat4(glm::mat3(view))});

    const Manner manner{.toScreen = toLens * view * toWorld,
                        .stride = strideOf(frame, canvas),
                        .scale = canvas.scale,
                        .fog = {{flight.hasFog ? frame.look.fog.density : 0, 0, 0}, fogColourOf(frame.look, canvas)}};
    glEnable(GL_DEPTH_TEST);
    drawSurface(frame, manner);
    drawShapes(allSkirts(frame, manner.stride), manner);
}

} // namespace lozenge
