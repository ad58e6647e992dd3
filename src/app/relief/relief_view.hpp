#pragma once

#include "core/region.hpp"
#include "picture/frame.hpp"
#include "picture/relief/projection.hpp"
#include "session/view/flight.hpp"

#include <memory>
#include <string>
#include <tl/expected.hpp>

namespace lozenge {

/// How large the relief is painted and on what.
struct ReliefCanvas {
    int width = 0; ///< pixels
    int height = 0;
    float scale = 1;          ///< of the design's unit, as for paintRelief()
    Colour background = none; ///< opaque; none: the theme's page
    bool isMoving = false;    ///< many frames a second are wanted: where GL is software they are coarser

    friend bool operator==(const ReliefCanvas&, const ReliefCanvas&) = default;
};

/// Why nothing can be drawn with shaders in the active context; empty where it can.
std::string reliefFaultOfContext();

/// The relief drawn by OpenGL into a texture: walls, surface, lattice, skirts and dots, exactly where paintRelief()
/// has them in a box {0, 0, width, height}. paintReliefOverlay() paints the rest over it.
///
/// It belongs to the GL context that was active when it was made; a window that is created anew needs a new one.
/// What GL was set to before a call it is set to after it.
class ReliefView {
public:
    /// In words why not, where the context gives less than OpenGL 3.3 or the shaders are missing.
    static tl::expected<ReliefView, std::string> create();

    ReliefView(ReliefView&&) noexcept;
    ReliefView& operator=(ReliefView&&) noexcept;
    ~ReliefView();

    /// The texture with the frame; its first row is the top, so that ImGui::Image shows it upright as it is.
    /// `changed` is the part of the surface that differs from the last call, of either function: it alone is uploaded,
    /// and where nothing else has changed nothing is drawn. Another run or size needs wholeMap(size).
    unsigned texture(const Frame& frame, const Region& changed, const ReliefCanvas& canvas);

    /// The same terrain seen from a flight.
    unsigned flightTexture(const Frame& frame, const Region& changed, const Flight& flight, const ReliefCanvas& canvas);

private:
    struct Parts;
    explicit ReliefView(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

} // namespace lozenge
