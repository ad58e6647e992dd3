#pragma once

#include "core/step.hpp"
#include "picture/palette.hpp"
#include "picture/theme.hpp"

#include <span>
#include <string_view>

namespace lozenge {

/// What the two phases are called. Sources differ in which of them they call "diamond".
struct PhaseNames {
    std::string_view name;
    std::string_view explanation;
    bool swapped = false;
};

std::span<const PhaseNames> phaseNames();

/// How the relief is drawn.
struct ReliefStyle {
    enum class Kind : std::uint8_t { Shaded, Wire, Bands, SlopeGrey, Normals };

    std::string_view name;
    std::string_view explanation;
    Kind kind = Kind::Shaded;
};

std::span<const ReliefStyle> reliefStyles();

/// From where the relief is seen. Angles in degrees.
struct Camera {
    double azimuth = 28;
    double elevation = 37;
    double zoom = 1;

    friend bool operator==(const Camera&, const Camera&) = default;
};

/// Everything that changes the picture of a moment and no height of it.
struct Look {
    const Palette* palette = &palettes().front();
    const Theme* theme = &themes().front();
    const PhaseNames* names = &phaseNames().front();
    const ReliefStyle* style = &reliefStyles().front();
    Camera camera;
    double exaggeration = 1; ///< factor on the heights of the relief
    bool numbers = true;     ///< heights on the points of the board
    bool coordinates = true; ///< on the rim of the board

    friend bool operator==(const Look&, const Look&) = default;
};

/// The word for a phase: "diamond" or "square".
std::string_view phaseWord(Phase phase, const PhaseNames& names = phaseNames().front());

} // namespace lozenge
