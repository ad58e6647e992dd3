#include "app/relief/relief_programs.hpp"

#include "files/disk/read_file.hpp"
#include "files/library/data_folder.hpp"
#include "picture/height_colours.hpp"

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
    const auto define = [&](const char* name, int value) {
        text += std::string("#define ") + name + " " + std::to_string(value) + "\n";
    };
    using enum ReliefStyle::Kind;
    // Columns have no surface; from the air their ground is seen.
    define("STYLE", static_cast<int>(kind.style == Columns ? SlopeGrey : kind.style));
    define("SMOOTH", hasNormalsOfPoints(kind.style) && !kind.isTile);
    define("LATTICE", kind.hasLattice);
    define("FOG", kind.hasFog);
    define("COLOUR_BY_CELL", kind.colourByCell);
    define("TILE", kind.isTile);
    const auto number = [](double value) { return std::to_string(value); };
    text += "#define LIGHT_EVERYWHERE " + number(light.everywhere) + "\n#define LIGHT_DIRECT " + number(light.direct) +
            "\n";
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

} // namespace

tl::expected<ReliefPrograms, std::string> ReliefPrograms::load()
{
    if (const std::string fault = faultOfContext(); !fault.empty())
        return tl::unexpected(fault);
    auto surface = surfaceProgram({});
    if (!surface)
        return tl::unexpected(surface.error());
    auto shapes = GlProgram::load(folder(), "shapes", version);
    if (!shapes)
        return tl::unexpected(shapes.error());
    return ReliefPrograms(std::move(*surface), std::move(*shapes));
}

ReliefPrograms::ReliefPrograms(GlProgram surface, GlProgram shapes) : m_shapes(std::move(shapes))
{
    m_surfaces.emplace(SurfaceKind{}, std::move(surface));
}

const GlProgram& ReliefPrograms::surface(const SurfaceKind& kind)
{
    if (const auto built = m_surfaces.find(kind); built != m_surfaces.end())
        return built->second;
    // Where the files have been spoilt since, the first program still shows the relief.
    if (auto program = surfaceProgram(kind))
        return m_surfaces.emplace(kind, std::move(*program)).first->second;
    return m_surfaces.at({});
}

} // namespace lozenge
