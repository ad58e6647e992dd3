#include "app/relief/relief_view.hpp"

#include "app/gl/gl_canvas.hpp"
#include "app/gl/gl_state.hpp"
#include "app/relief/relief_drawing.hpp"
#include "files/data_folder.hpp"

#include <optional>

namespace lozenge {
namespace {

/// Everything that a picture hangs on besides the heights.
struct Seen {
    const Timeline* timeline = nullptr;
    int moment = 0;
    double limit = 0;
    Look look;
    ReliefCanvas canvas;
    int stride = 1;
    int samples = 1;
    std::optional<Flight> flight;

    friend bool operator==(const Seen&, const Seen&) = default;
};

} // namespace

struct ReliefView::Parts {
    ReliefDrawing drawing;
    GlCanvas canvas;
    std::optional<Seen> seen;

    unsigned draw(const Frame& frame, const Region& changed, const ReliefCanvas& on, const Flight* flight);
};

unsigned ReliefView::Parts::draw(const Frame& frame, const Region& changed, const ReliefCanvas& on,
                                 const Flight* flight)
{
    Seen now{.timeline = &frame.timeline,
             .moment = frame.moment.number,
             .limit = frame.range.limit,
             .look = frame.look,
             .canvas = on,
             .stride = drawing.strideOf(frame, on),
             .samples = drawing.samplesOf(on),
             .flight = flight ? std::optional(*flight) : std::nullopt};
    now.canvas.isMoving = false; // being in motion changes nothing else
    if (changed.isEmpty() && seen == now)
        return canvas.texture();

    const GlStateKept kept;
    const bool isOtherSurface = seen && seen->look.unset != frame.look.unset;
    drawing.upload(frame, isOtherSurface ? wholeMap(frame.moment.grid.size) : changed);
    canvas.begin(on.width, on.height, now.samples, backgroundOf(frame.look, on));
    seen = now;
    if (flight)
        drawing.drawFlight(frame, on, *flight);
    else
        drawing.drawOrbit(frame, on);
    return canvas.finish();
}

std::string reliefFaultOfContext()
{
    const auto text = [](const GLubyte* told) { return told ? reinterpret_cast<const char*>(told) : "nothing"; };
    if (const GLenum fault = glewInit(); fault != GLEW_OK)
        return std::string("OpenGL cannot be used: ") + text(glewGetErrorString(fault));
    if (!GLEW_VERSION_3_3)
        return std::string("OpenGL 3.3 is wanted, here is ") + text(glGetString(GL_VERSION));
    return {};
}

tl::expected<ReliefView, std::string> ReliefView::create()
{
    if (const std::string fault = reliefFaultOfContext(); !fault.empty())
        return tl::unexpected(fault);
    auto programs = ReliefPrograms::load(dataFolder() / "shaders");
    if (!programs)
        return tl::unexpected(programs.error());
    return ReliefView(std::make_unique<Parts>(Parts{ReliefDrawing(std::move(*programs)), {}, {}}));
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
