#pragma once

#include "core/step.hpp"
#include "picture/palette.hpp"
#include "picture/theme.hpp"

#include <cstdint>
#include <optional>
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
    enum class Kind : std::uint8_t {
        Shaded,
        Wire,
        Bands,
        SlopeGrey,
        Normals,
        Smooth,
        Facets,
        Columns,
        Strips,
        Flat,
    };

    std::string_view name;
    std::string_view explanation;
    Kind kind = Kind::Shaded;
};

std::span<const ReliefStyle> reliefStyles();

/// How high the relief stands.
struct Proportions {
    std::string_view name;
    std::string_view explanation;
    bool areTrue = false;
};

std::span<const Proportions> proportionsTable();

/// How high points stand on the relief that are not set yet.
struct Unset {
    std::string_view name;
    std::string_view explanation;
    bool isZero = false;
};

std::span<const Unset> unsetTable();

/// From one height to another.
struct Interval {
    double low = -1;
    double high = 1;

    [[nodiscard]] double length() const { return high - low; }
    [[nodiscard]] double middle() const { return low + (high - low) / 2; }
    friend bool operator==(const Interval&, const Interval&) = default;
};

/// The ends of the axis of heights; one that is not given is as the heights of the run have it.
struct AxisEnds {
    std::optional<double> low, high;

    friend bool operator==(const AxisEnds&, const AxisEnds&) = default;
};

/// Water stands up to a height, or to a share of the map's side.
struct Water {
    enum class Measure : std::uint8_t { None, Height, ShareOfSide };

    Measure measure = Measure::None;
    double value = 0;

    friend bool operator==(const Water&, const Water&) = default;
};

/// Where the light comes from, in degrees: from the north to the east, and above the horizon.
struct LightPlace {
    double azimuth = 302.5;
    double elevation = 49.4;

    friend bool operator==(const LightPlace&, const LightPlace&) = default;
};

/// At distance d, in lengths of which the side of a map has two and a half, exp(-(density d)^2) of a colour is left.
struct Fog {
    bool isOn = false; ///< on the relief; a flight has its own switch
    double density = 0.5;
    std::optional<Colour> colour = std::nullopt; ///< else that of what lies behind

    friend bool operator==(const Fog&, const Fog&) = default;
};

struct Manner;
struct Language;

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
    const Language* language = nullptr; ///< of the program's own words; null: English
    const Manner* manner = nullptr;     ///< that was taken on; null: the program's own
    const ReliefStyle* style = &reliefStyles().front();
    const Background* background = &backgrounds().front();
    const Proportions* proportions = &proportionsTable().front();
    const Unset* unset = &unsetTable().front();
    std::optional<Interval> range = std::nullopt; ///< of the colours; else as the palette and the heights have it
    AxisEnds axis = {};
    Water water = {};
    LightPlace light = {};
    Fog fog = {};
    std::optional<int> painted = std::nullopt; ///< so many cells or columns of the relief, from the back
    Camera camera;
    double exaggeration = 1; ///< factor on the heights of the relief
    bool numbers = true;     ///< heights on the points of the board
    bool coordinates = true; ///< on the rim of the board

    friend bool operator==(const Look&, const Look&) = default;
};

/// The height of the whole axis, in parts of the map's side, where a look does not say otherwise.
inline constexpr double reliefHeight = 0.62;

/// The same as a look has it.
inline double heightOfAxis(const Look& look, const Interval& axis, int last)
{
    return (look.proportions->areTrue ? axis.length() / last : reliefHeight) * look.exaggeration;
}

/// The colours of what stands around the relief.
const Theme& reliefTheme(const Look& look);

/// The word for a phase: "diamond" or "square".
std::string_view phaseWord(Phase phase, const PhaseNames& names = phaseNames().front());

} // namespace lozenge
