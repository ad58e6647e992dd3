#include "app/relief/relief_tools.hpp"

#include "app/relief/relief_scenery.hpp"
#include "files/disk/read_file.hpp"
#include "files/library/data_folder.hpp"
#include "picture/relief/relief.hpp"

#include <algorithm>
#include <array>
#include <glm/gtc/matrix_transform.hpp>
#include <limits>
#include <string_view>

namespace lozenge {
namespace {

constexpr const char* version = "#version 330\n";

std::filesystem::path folder()
{
    return dataFolder() / "shaders";
}

/// Why nothing can be drawn with shaders in the active context; empty where it can.
std::string faultOfContext()
{
    const auto text = [](const GLubyte* told) { return told ? reinterpret_cast<const char*>(told) : "nothing"; };
    if (const GLenum fault = glewInit(); fault != GLEW_OK)
        return std::string("OpenGL cannot be used: ") + text(glewGetErrorString(fault));
    if (!GLEW_VERSION_3_3)
        return std::string("OpenGL 3.3 is wanted, here is ") + text(glGetString(GL_VERSION));
    return {};
}

std::string definitions(const SurfaceKind& kind)
{
    // In the order of ReliefStyle::Kind.
    std::string text = "#define SHADED 0\n#define WIRE 1\n#define BANDS 2\n#define SLOPE_GREY 3\n#define NORMALS 4\n"
                       "#define FACETS 6\n#define STRIPS 8\n#define FLAT 9\n";
    const auto define = [&](const char* name, auto value) {
        text += std::string("#define ") + name + " " + std::to_string(value) + "\n";
    };
    using enum ReliefStyle::Kind;
    // Columns have no surface; from the air their ground is seen.
    define("STYLE", static_cast<int>(kind.style == Columns ? SlopeGrey : kind.style));
    define("SMOOTH", reliefStyles[static_cast<std::size_t>(kind.style)].hasNormalsOfPoints && !kind.isTile);
    define("LATTICE", kind.hasLattice);
    define("FOG", kind.hasFog);
    define("COLOUR_BY_CELL", kind.colourByCell);
    define("TILE", kind.isTile);
    define("LIGHT_EVERYWHERE", light.everywhere);
    define("LIGHT_DIRECT", light.direct);
    return text;
}

tl::expected<GlProgram, std::string> surfaceProgram(const SurfaceKind& kind)
{
    const std::filesystem::path shared = folder() / "surface.glsl";
    const auto text = readFile(shared);
    if (!text)
        return tl::unexpected(shared.string() + ": " + text.error().says);
    return GlProgram::load(folder(), "relief", version + definitions(kind) + *text);
}

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

tl::expected<ReliefTools, std::string> ReliefTools::load()
{
    if (const std::string fault = faultOfContext(); !fault.empty())
        return tl::unexpected(fault);
    auto surface = surfaceProgram({});
    if (!surface)
        return tl::unexpected(surface.error());
    auto shapes = GlProgram::load(folder(), "shapes", version);
    if (!shapes)
        return tl::unexpected(shapes.error());
    ReliefTools tools;
    tools.isSoftware = isDrawnBySoftware();
    tools.surfaces.emplace(SurfaceKind{}, std::move(*surface));
    tools.ofShapes = std::move(*shapes);
    return tools;
}

const GlProgram& ReliefTools::programOf(const SurfaceKind& kind)
{
    if (const auto built = surfaces.find(kind); built != surfaces.end())
        return built->second;
    // Where the files have been spoilt since, the first program still shows the relief.
    if (auto program = surfaceProgram(kind))
        return surfaces.emplace(kind, std::move(*program)).first->second;
    return surfaces.at({});
}

void ReliefTools::begin(const Look& look, const ReliefCanvas& on)
{
    canvas.begin(on.width, on.height, samplesOf(on), reliefTheme(look).page);
}

void ReliefTools::draw(const Shapes& what, const GlView& view)
{
    shapes.draw(ofShapes, what, view);
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
    const GlProgram& surface = programOf(kind);
    surface.use();
    view.set(surface);
    surface.set("heights", 0);
    surface.set("palette", 1);
    surface.set("colourRange", glm::vec3(colours.low / unit, colours.middle / unit, colours.high / unit));
    surface.set("axisFoot", static_cast<float>(axis.low / unit));
    surface.set("page", reliefTheme(look).page);
    surface.set("ink", reliefTheme(look).ink);
    surface.set("light", glm::vec3(-from.west, -from.north, from.above));
    surface.set("spoiltFaces", static_cast<float>(std::min(from.spoiltFaces / unit, 1e15)));
    surface.set("waterLevel", static_cast<float>(colours.water ? *colours.water / unit : noWater));
    surface.set("waterColour", waterColour);
    surface.set("waterDepth", glm::vec3(shallowWater, deepWater, 5 * unit / (colours.high - colours.low)));
    surface.set("shoreline", shorelineColour);
    surface.set("farther", 0.0F);
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
