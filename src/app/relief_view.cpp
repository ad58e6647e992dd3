#include "app/relief_view.hpp"

#include "app/gl_canvas.hpp"
#include "app/gl_heights.hpp"
#include "app/gl_lattice.hpp"
#include "app/gl_program.hpp"
#include "app/gl_shapes.hpp"
#include "app/gl_state.hpp"
#include "app/relief_scenery.hpp"
#include "picture/data_folder.hpp"
#include "picture/relief_parts.hpp"

#include <algorithm>
#include <glm/gtc/matrix_transform.hpp>
#include <optional>
#include <string_view>

namespace lozenge {
namespace {

/// Everything that a picture hangs on besides the heights.
struct Seen {
    const Timeline* timeline = nullptr;
    int moment = 0;
    double limit = 0;
    Look look;
    ReliefCanvas canvas;
    int stride = 1; ///< being in motion changes nothing else
    std::optional<Flight> flight;

    friend bool operator==(const Seen&, const Seen&) = default;
};

struct Fog {
    float density = 0;
    Colour colour;
};

bool isSoftware()
{
    const auto* told = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    const std::string_view renderer = told ? told : "";
    return renderer.find("llvmpipe") != renderer.npos || renderer.find("softpipe") != renderer.npos ||
           renderer.find("SwiftShader") != renderer.npos || renderer.find("GDI Generic") != renderer.npos;
}

Colour backgroundOf(const Frame& frame, const ReliefCanvas& canvas)
{
    return canvas.background == none ? frame.look.theme->page : canvas.background;
}

} // namespace

struct ReliefView::Parts {
    Parts(GlProgram ofSurface, GlProgram ofShapes) : surface(std::move(ofSurface)), shapes(std::move(ofShapes)) {}

    GlProgram surface;
    GlProgram shapes;
    bool software = false;
    GlHeights heights;
    GlPalette palette;
    GlLattice lattice;
    GlShapes triangles;
    GlCanvas canvas;
    std::optional<Seen> seen;

    [[nodiscard]] int strideFor(int last, const ReliefCanvas& canvas) const;
    void drawSurface(const Frame& frame, const glm::mat4& toScreen, int stride, float scale, const Fog& fog);
    void drawShapes(const Shapes& given, const glm::mat4& toScreen, const Fog& fog);
    void drawOrbit(const Frame& frame, const ReliefCanvas& on);
    void drawFlight(const Frame& frame, const ReliefCanvas& on, const Flight& flight);
    unsigned draw(const Frame& frame, const Region& changed, const ReliefCanvas& on, const Flight* flight);
};

/// Of how many points one is drawn in each direction. Small triangles are cheap for a graphics card only.
int ReliefView::Parts::strideFor(int last, const ReliefCanvas& on) const
{
    const int most = !software ? last : on.isMoving ? 256 : 512;
    int stride = 1;
    while (last / stride > most)
        stride *= 2;
    return stride;
}

void ReliefView::Parts::drawSurface(const Frame& frame, const glm::mat4& toScreen, int stride, float scale,
                                    const Fog& fog)
{
    const int last = frame.timeline.last();
    const auto kind = frame.look.style->kind;
    const bool isWire = kind == ReliefStyle::Kind::Wire;
    const auto limit = static_cast<float>(frame.range.limit);

    surface.use();
    surface.set("toScreen", toScreen);
    surface.set("heights", 0);
    surface.set("palette", 1);
    surface.set("last", last);
    surface.set("stride", stride);
    surface.set("limit", limit);
    surface.set("steep", static_cast<float>(reliefHeight / 2 / frame.range.limit * last * frame.look.exaggeration));
    surface.set("style", static_cast<int>(kind));
    surface.set("page", frame.look.theme->page);
    surface.set("ink", frame.look.theme->ink);
    surface.set("latticeOpacity", isWire ? 1.0F : last > 32 ? 0.0F : last > 16 ? 0.18F : 0.34F);
    surface.set("latticeWidth", (last > 16 ? 0.6F : 0.9F) * scale);
    surface.set("waterBelow", waterShare * limit);
    surface.set("waterColour", waterColour);
    surface.set("fogDensity", fog.density);
    surface.set("fogColour", fog.colour);
    const auto bands = heightBands();
    for (std::size_t i = 0; i < bands.size(); ++i) {
        const std::string index = "[" + std::to_string(i) + "]";
        surface.set(("bandBelow" + index).c_str(), static_cast<float>(bands[i].below));
        surface.set(("bandColour" + index).c_str(), bands[i].colour);
    }

    glActiveTexture(GL_TEXTURE1);
    palette.upload(*frame.look.palette);
    glActiveTexture(GL_TEXTURE0);
    heights.bind();

    const int parts = std::clamp(48 / last, 1, 8); // so that a cell of a small map is as round as its colours
    const int side = last / stride * parts + 1;
    surface.set("verticesPerSide", side);
    surface.set("spacing", static_cast<float>(stride) / static_cast<float>(parts));
    surface.set("farther", 0.0F);
    surface.set("allLattice", 0);
    lattice.draw(side);

    // On a ridge a pixel's line lies half outside of the surface. What is farther by half a cell shows there alone.
    if (isWire && last / stride <= 128) {
        surface.set("farther", 0.3F / static_cast<float>(last));
        surface.set("allLattice", 1);
        glLineWidth(std::max(1.0F, scale));
        lattice.drawLines(side, parts);
    }
}

void ReliefView::Parts::drawShapes(const Shapes& given, const glm::mat4& toScreen, const Fog& fog)
{
    shapes.use();
    shapes.set("toScreen", toScreen);
    shapes.set("fogDensity", fog.density);
    shapes.set("fogColour", fog.colour);
    triangles.draw(given);
}

void ReliefView::Parts::drawOrbit(const Frame& frame, const ReliefCanvas& on)
{
    const Orbit orbit(frame, on);
    const int stride = strideFor(frame.timeline.last(), on);
    glDisable(GL_DEPTH_TEST);
    drawShapes(backWalls(frame, orbit, on.scale), orbit.ofPixels, {});
    glEnable(GL_DEPTH_TEST);
    drawSurface(frame, orbit.ofMap, stride, on.scale, {});
    drawShapes(nearSkirts(frame, orbit.project, stride), orbit.ofMap, {});
    drawShapes(setDots(frame, orbit, on.scale), orbit.ofPixels, {});
}

void ReliefView::Parts::drawFlight(const Frame& frame, const ReliefCanvas& on, const Flight& flight)
{
    const Ground ground = groundOf(frame);
    const auto last = static_cast<float>(frame.timeline.last());
    const Fog fog{flight.hasFog ? fogDensity : 0, backgroundOf(frame, on)};

    // The map's y is the world's z; its height goes up.
    const float cell = mapSide / last;
    const glm::mat4 toWorld{
        {cell, 0, 0, 0}, {0, 0, cell, 0}, {0, ground.lift, 0, 0}, {-mapSide / 2, 0, -mapSide / 2, 1}};
    const float aspect = static_cast<float>(on.width) / static_cast<float>(on.height);
    const glm::mat4 upright = glm::scale(glm::mat4(1), {1, -1, 1}); // the first row of the texture is the top
    const glm::mat4 toScreen = upright * flightProjection(aspect) * flightView(flight) * toWorld;

    const int stride = strideFor(frame.timeline.last(), on);
    glEnable(GL_DEPTH_TEST);
    drawSurface(frame, toScreen, stride, on.scale, fog);
    drawShapes(allSkirts(frame, stride), toScreen, fog);
}

unsigned ReliefView::Parts::draw(const Frame& frame, const Region& changed, const ReliefCanvas& on,
                                 const Flight* flight)
{
    Seen now{&frame.timeline,
             frame.moment.number,
             frame.range.limit,
             frame.look,
             on,
             strideFor(frame.timeline.last(), on),
             {}};
    now.canvas.isMoving = false;
    if (flight)
        now.flight = *flight;
    if (changed.isEmpty() && seen == now)
        return canvas.texture();
    seen = std::move(now);

    const GlStateKept kept;
    glActiveTexture(GL_TEXTURE0);
    heights.upload(frame.moment.surface, frame.moment.grid.size, changed);
    canvas.begin(on.width, on.height, backgroundOf(frame, on));
    glDepthFunc(GL_LEQUAL);
    glEnable(GL_BLEND);
    glBlendEquation(GL_FUNC_ADD);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    if (flight)
        drawFlight(frame, on, *flight);
    else
        drawOrbit(frame, on);
    return canvas.finish();
}

tl::expected<ReliefView, std::string> ReliefView::create()
{
    if (const GLenum fault = glewInit(); fault != GLEW_OK)
        return tl::unexpected(std::string("no functions of OpenGL: ") +
                              reinterpret_cast<const char*>(glewGetErrorString(fault)));
    if (!GLEW_VERSION_3_3) {
        const auto* version = reinterpret_cast<const char*>(glGetString(GL_VERSION));
        return tl::unexpected(std::string("OpenGL 3.3 is wanted, here is ") + (version ? version : "none"));
    }
    auto surface = GlProgram::load(dataFolder() / "shaders", "relief");
    if (!surface)
        return tl::unexpected(surface.error());
    auto shapes = GlProgram::load(dataFolder() / "shaders", "shapes");
    if (!shapes)
        return tl::unexpected(shapes.error());
    auto parts = std::make_unique<Parts>(std::move(*surface), std::move(*shapes));
    parts->software = isSoftware();
    return ReliefView(std::move(parts));
}

ReliefView::ReliefView(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
ReliefView::ReliefView(ReliefView&&) noexcept = default;
ReliefView& ReliefView::operator=(ReliefView&&) noexcept = default;
ReliefView::~ReliefView() = default;

unsigned ReliefView::texture(const Frame& frame, const Region& changed, const ReliefCanvas& canvas)
{
    return m_parts->draw(frame, changed, canvas, nullptr);
}

unsigned ReliefView::flightTexture(const Frame& frame, const Region& changed, const Flight& flight,
                                   const ReliefCanvas& canvas)
{
    return m_parts->draw(frame, changed, canvas, &flight);
}

} // namespace lozenge
