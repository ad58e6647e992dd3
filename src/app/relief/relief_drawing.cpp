#include "app/relief/relief_drawing.hpp"

#include "app/relief/relief_scenery.hpp"
#include "picture/relief/relief_surface.hpp"

#include <algorithm>
#include <array>
#include <glm/gtc/matrix_transform.hpp>
#include <limits>
#include <string_view>

namespace lozenge {
namespace {

void setBands(const GlProgram& surface, double unit)
{
    constexpr double greatest = std::numeric_limits<float>::max();
    const auto bands = heightBands();
    for (std::size_t i = 0; i < bands.size(); ++i) {
        const std::string index = "[" + std::to_string(i) + "]";
        surface.set(("bandBelow" + index).c_str(), static_cast<float>(std::min(bands[i].below / unit, greatest)));
        surface.set(("bandColour" + index).c_str(), bands[i].colour);
    }
}

} // namespace

bool isDrawnBySoftware()
{
    const auto* told = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    const std::string_view renderer = told ? told : "";
    constexpr std::array<std::string_view, 4> known{"llvmpipe", "softpipe", "SwiftShader", "GDI Generic"};
    return std::any_of(known.begin(), known.end(),
                       [&](auto name) { return renderer.find(name) != std::string_view::npos; });
}

void setSurfaceLook(const GlProgram& surface, const Look& look, float limit, double unit)
{
    surface.set("heights", 0);
    surface.set("palette", 1);
    surface.set("limit", limit);
    surface.set("page", look.theme->page);
    surface.set("ink", look.theme->ink);
    surface.set("waterBelow", waterShare * limit);
    surface.set("waterColour", waterColour);
    setBands(surface, unit);
}

Colour backgroundOf(const Look& look, const ReliefCanvas& canvas)
{
    return canvas.background == none ? look.theme->page : canvas.background;
}

ReliefDrawing::ReliefDrawing(ReliefPrograms programs) : m_programs(std::move(programs)), m_software(isDrawnBySoftware())
{}

void ReliefDrawing::upload(const Frame& frame, const Region& changed)
{
    glActiveTexture(GL_TEXTURE0);
    m_heights.upload(frame.moment.surface, frame.moment.grid.size, heightUnit(frame.range.limit), changed);
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
    const bool hasLattice = isWire || last <= 32;
    const double unit = heightUnit(frame.range.limit);
    const double limit = frame.range.limit / unit;

    const GlProgram& surface = m_programs.surface(
        {look.style->kind, hasLattice, manner.fogDensity > 0, m_software && cells > 48 && !hasLattice});
    surface.use();
    surface.set("toScreen", manner.toScreen);
    setSurfaceLook(surface, look, static_cast<float>(limit), unit);
    surface.set("last", last);
    surface.set("stride", manner.stride);
    surface.set("steep", static_cast<float>(reliefHeight / 2 / limit * last * look.exaggeration));
    surface.set("latticeOpacity", isWire ? 1.0F : last > 16 ? 0.18F : 0.34F);
    surface.set("latticeWidth", (last > 16 ? 0.6F : 0.9F) * manner.scale);
    surface.set("fogDensity", manner.fogDensity);
    surface.set("fogColour", manner.fogColour);

    glActiveTexture(GL_TEXTURE1);
    m_palette.upload(*look.palette);
    glActiveTexture(GL_TEXTURE0);
    m_heights.bind();

    const int parts = std::clamp(48 / last, 1, 8); // so that a cell of a small map is as round as its colours
    const int side = cells * parts + 1;
    surface.set("verticesPerSide", side);
    surface.set("spacing", static_cast<float>(manner.stride) / static_cast<float>(parts));
    surface.set("farther", 0.0F);
    m_lattice.draw(side);

    // On a ridge a pixel's line lies half outside of the surface. What is farther by half a cell shows there alone.
    if (isWire && cells <= 128) {
        surface.set("farther", 0.3F / static_cast<float>(last));
        surface.set("latticeWidth", 0.0F);
        glLineWidth(std::max(1.0F, manner.scale));
        m_lattice.drawLines(side, parts);
    }
}

void ReliefDrawing::drawShapes(const Shapes& shapes, const Manner& manner)
{
    m_shapes.draw(m_programs.shapes(), shapes, manner.toScreen, manner.fogDensity, manner.fogColour);
}

void ReliefDrawing::drawOrbit(const Frame& frame, const ReliefCanvas& canvas)
{
    const int last = frame.timeline.last();
    const double limit = frame.range.limit;
    const Orbit orbit(last, limit, frame.look, canvas);
    const Manner inPixels{.toScreen = orbit.ofPixels};
    const Manner onMap{.toScreen = orbit.ofMap, .stride = strideOf(frame, canvas), .scale = canvas.scale};
    glDisable(GL_DEPTH_TEST);
    drawShapes(backWalls(last, limit, *frame.look.theme, orbit, canvas.scale), inPixels);
    glEnable(GL_DEPTH_TEST);
    drawSurface(frame, onMap);
    drawShapes(nearSkirts(frame, orbit.project, onMap.stride), onMap);
    drawShapes(setDots(frame, orbit, canvas.scale), inPixels);
}

void ReliefDrawing::drawFlight(const Frame& frame, const ReliefCanvas& canvas, const Flight& flight)
{
    // The map's y is the world's z; its height goes up.
    const float cell = mapSide / static_cast<float>(frame.timeline.last());
    const Ground ground = groundOf(frame.moment.surface, frame.range.limit, frame.look.exaggeration);
    const auto lift = static_cast<float>(ground.lift * heightUnit(frame.range.limit));
    const glm::mat4 toWorld{{cell, 0, 0, 0}, {0, 0, cell, 0}, {0, lift, 0, 0}, {-mapSide / 2, 0, -mapSide / 2, 1}};

    const float aspect = static_cast<float>(canvas.width) / static_cast<float>(canvas.height);
    const glm::mat4 upright = glm::scale(glm::mat4(1), {1, -1, 1}); // the first row of the texture is the top
    const glm::mat4 toLens = upright * flightProjection(aspect);
    const glm::mat4 view = flightView(flight);
    glDisable(GL_DEPTH_TEST);
    drawShapes(sky(*frame.look.theme), {.toScreen = toLens * glm::mat4(glm::mat3(view))});

    const Manner manner{.toScreen = toLens * view * toWorld,
                        .stride = strideOf(frame, canvas),
                        .scale = canvas.scale,
                        .fogDensity = flight.hasFog ? fogDensity : 0,
                        .fogColour = backgroundOf(frame.look, canvas)};
    glEnable(GL_DEPTH_TEST);
    drawSurface(frame, manner);
    drawShapes(allSkirts(frame, manner.stride), manner);
}

} // namespace lozenge
