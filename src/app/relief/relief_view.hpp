#pragma once

#include "app/gl/gl_lattice.hpp"
#include "app/made_for.hpp"
#include "app/relief/relief_tools.hpp"
#include "core/region.hpp"
#include "picture/frame.hpp"

#include <optional>
#include <utility>

namespace lozenge {

/// The relief drawn by OpenGL into a texture: walls, surface, lattice, skirts and dots, exactly where paintRelief()
/// has them in a box {0, 0, width, height}. paintReliefOverlay() paints the rest over it.
///
/// It belongs to the GL context that was active when it was made; a window that is created anew needs a new one.
/// What GL was set to before a call it is set to after it.
class ReliefView {
public:
    explicit ReliefView(ReliefTools tools) : m_tools(std::move(tools)) {}

    /// The texture with the frame, or with the same terrain seen from a flight; its first row is the top, so that
    /// ImGui::Image shows it upright as it is. `changed` is the part of the surface that differs from the last call: it
    /// alone is uploaded, and where nothing else has changed nothing is drawn. Another run or size needs
    /// wholeMap(size).
    unsigned texture(const Frame& frame, const Region& changed, const ReliefCanvas& canvas,
                     const Flight* flight = nullptr);

private:
    [[nodiscard]] int strideOf(const Frame& frame, const ReliefCanvas& canvas) const;
    void drawSurface(const Frame& frame, const GlView& view, int stride, glm::ivec2 nearSide);
    void drawOrbit(const Frame& frame, const ReliefCanvas& canvas, int stride);
    void drawFlight(const Frame& frame, const ReliefCanvas& canvas, int stride, const Flight& flight);

    ReliefTools m_tools;
    GlHeights m_heights;
    GlLattice m_lattice;
    MadeFor<decltype(Look::unset)> m_surfaceFor;
    /// What a picture hangs on besides the heights: the run and its moment, the limit of heights, the look, the canvas,
    /// the stride, the samples of a pixel, and the flight.
    MadeFor<const Timeline*, int, double, Look, ReliefCanvas, int, int, std::optional<Flight>> m_for;
};

} // namespace lozenge
