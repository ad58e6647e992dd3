#include "app/relief/relief_tools.hpp"

#include "app/relief/relief_scenery.hpp"
#include "picture/relief/relief.hpp"

#include <algorithm>
#include <array>
#include <glm/gtc/matrix_transform.hpp>
#include <limits>
#include <string_view>

namespace lozenge {
namespace {

constexpr double noWater = -std::numeric_limits<float>::max();

bool isDrawnBySoftware()
{
    const auto* told = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    const std::string_view renderer = told ? told : "";
    constexpr std::array<std::string_view, 4> known{"llvmpipe", "softpipe", "SwiftShader", "GDI Generic"};
    return std::any_of(known.begin(), known.end(),
                       [&](auto name) { return renderer.find(name) != std::string_view::npos; });
}

GlFog fogOf(glm::vec3 distance, const Look& look)
{
    return {distance, look.fog.colour.value_or(reliefTheme(look).page)};
}

} // namespace

ReliefTools::ReliefTools(ReliefPrograms made) : programs(std::move(made)), isSoftware(isDrawnBySoftware()) {}

void ReliefTools::begin(const Look& look, const ReliefCanvas& on)
{
    canvas.begin(on.width, on.height, samplesOf(on), reliefTheme(look).page);
}

void ReliefTools::draw(const Shapes& what, const GlView& view)
{
    shapes.draw(programs.shapes(), what, view.toScreen, view.fog);
}

GlView ReliefTools::beginFlight(const Flight& flight, int last, float lift, const Look& look, const ReliefCanvas& on)
{
    // The map's y is the world's z; its height goes up.
    const float cell = mapSide / static_cast<float>(last);
    const glm::mat4 toWorld{{cell, 0, 0, 0}, {0, 0, cell, 0}, {0, lift, 0, 0}, {-mapSide / 2, 0, -mapSide / 2, 1}};
    const float aspect = static_cast<float>(on.width) / static_cast<float>(on.height);
    const glm::mat4 upright = glm::scale(glm::mat4(1), {1, -1, 1}); // the first row of the texture is the top
    const glm::mat4 toLens = upright * flightProjection(aspect);
    const glm::mat4 view = flightView(flight);
    glDisable(GL_DEPTH_TEST);
    draw(sky(reliefTheme(look)), {.toScreen = toLens * glm::mat4(glm::mat3(view))});
    glEnable(GL_DEPTH_TEST);
    return {toLens * view * toWorld, on.scale, fogOf({flight.hasFog ? look.fog.density : 0, 0, 0}, look)};
}

const GlProgram& ReliefTools::beginSurface(const SurfaceKind& kind, const Look& look, const Light& from,
                                           const HeightColours& colours, const Interval& axis, const GlView& view,
                                           double unit)
{
    const GlProgram& surface = programs.surface(kind);
    surface.use();
    surface.set("toScreen", view.toScreen);
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
    surface.set("farther", 0.0F);
    setFog(surface, view.fog);
    glActiveTexture(GL_TEXTURE1);
    palette.upload(*colours.palette);
    glActiveTexture(GL_TEXTURE0);
    return surface;
}

GlView viewOf(const Orbit& orbit, const Look& look, const ReliefCanvas& on)
{
    return {orbit.ofMap, on.scale, fogOf(look.fog.isOn ? orbit.fog(look.fog.density) : glm::vec3(0), look)};
}

} // namespace lozenge
