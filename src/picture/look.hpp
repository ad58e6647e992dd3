#pragma once

#include "core/step.hpp"
#include "picture/palette.hpp"
#include "picture/theme.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace lozenge {

/// What the two phases are called. Sources differ in which of them they call "diamond".
struct PhaseNames {
    std::string_view name, explanation;
    bool swapped = false;
};

inline constexpr std::array<PhaseNames, 2> phaseNames{{
    {"standard", "a diamond step sets the middle of a square", false},
    {"swapped", "the square comes first: a square step sets the middle of a square", true},
}};

/// How the relief is drawn.
struct ReliefStyle {
    enum class Kind : std::uint8_t { Shaded, Wire, Bands, SlopeGrey, Normals, Smooth, Facets, Columns, Strips, Flat };
    /// Those of the lattice: in no case, on small maps, or always, since the style is made of them.
    enum class Lines : std::uint8_t { Never, OnSmallMaps, Always };

    std::string_view name, explanation;
    Kind kind = Kind::Shaded;
    Lines lines = Lines::OnSmallMaps;
    bool hasNormalsOfPoints = false;                 ///< the light follows those, and not the normals of cells
    bool isGreyBySlope = false;                      ///< its colours are greys instead of those of a palette
    std::optional<Colour> flatGround = std::nullopt; ///< its colour, in a style that does not colour by height

    [[nodiscard]] constexpr bool hasLattice(bool isSmall) const
    {
        return lines >= (isSmall ? Lines::OnSmallMaps : Lines::Always);
    }
};

/// In the order of their kinds.
inline constexpr auto reliefStyles = [] {
    using enum ReliefStyle::Kind;
    using enum ReliefStyle::Lines;
    return std::to_array<ReliefStyle>({
        {"shaded", "coloured by height, lit from the north-west", Shaded},
        {"wire", "only the lines of the lattice", Wire, Always},
        {"bands", "flat bands: ocean, rock, grass, forest, soil, snow", Bands, OnSmallMaps, true},
        {"slope-grey", "grey by the slope", SlopeGrey, OnSmallMaps, false, true, rgb(0x808080)},
        {"normals", "coloured by the direction that the surface faces", Normals, OnSmallMaps, false, false,
         rgb(0x8080FF)}, // its normal points up
        {"smooth", "lit by normals that change evenly from point to point", Smooth, Never, true},
        {"facets", "a flat facet a cell, with black edges", Facets, Always},
        {"columns", "a column a point, grey by the slope, painted from back to front", Columns, OnSmallMaps, false,
         true, rgb(0x808080)},
        {"strips", "the lines of triangle strips, black on white", Strips, Always, false, false, rgb(0xFFFFFF)},
        {"flat", "coloured by height, without light", Flat, Never},
    });
}();

/// How high the relief stands.
struct Proportions {
    std::string_view name, explanation;
    bool areTrue = false;
};

inline constexpr std::array<Proportions, 2> proportionsTable{{
    {"usual", "the axis of heights is as tall as it is easy to read", false},
    {"true", "a unit of height is as long as the distance between points", true},
}};

/// How high points stand on the relief that are not set yet.
struct Unset {
    std::string_view name, explanation;
    bool isZero = false;
};

inline constexpr std::array<Unset, 2> unsetTable{{
    {"between", "where averaging alone would put them", false},
    {"zero", "at 0", true},
}};

/// From one height to another.
struct Interval {
    double low = -1, high = 1;

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
    double azimuth = 302.5, elevation = 49.4;

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
    double azimuth = 28, elevation = 37;
    double zoom = 1;

    friend bool operator==(const Camera&, const Camera&) = default;
};

/// Everything that changes the picture of a moment and no height of it.
struct Look {
    const Palette* palette = &palettes.front();
    const Theme* theme = &themes.front();
    const PhaseNames* names = &phaseNames.front();
    const Language* language = nullptr; ///< of the program's own words; null: English
    const Manner* manner = nullptr;     ///< that was taken on; null: the program's own
    const ReliefStyle* style = &reliefStyles.front();
    const Background* background = &backgrounds.front();
    const Proportions* proportions = &proportionsTable.front();
    const Unset* unset = &unsetTable.front();
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
inline const Theme& reliefTheme(const Look& look)
{
    return look.background->theme ? *look.background->theme : *look.theme;
}

/// The word for a phase: "diamond" or "square".
inline std::string_view phaseWord(Phase phase, const PhaseNames& names = phaseNames.front())
{
    return (phase == Phase::Diamond) != names.swapped ? "diamond" : "square";
}

/// How a program shows its terrain: everything of a look that it decides.
struct Manner {
    std::string_view name, explanation;
    Look look;
};

/// The table of all manners; the first is the program's own.
std::span<const Manner> manners();

/// A look that takes on a manner. Theme, names, numbers and what else a terrain does not decide stay.
Look inManner(Look look, const Manner& manner);

/// The manner that a look took on.
const Manner& mannerOf(const Look& look);

} // namespace lozenge
